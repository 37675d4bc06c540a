import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tracks how fast and steady the page was. Fetched only in the few sessions that report it. */
export function trackWebVitals(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(track);
}

function track({ name, id, value, delta }: MetricType): void {
  window.gtag('event', name, { value: delta, metric_label: 'Web Vitals', metric_value: value, metric_delta: delta, metric_id: id });
}
