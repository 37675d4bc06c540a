/** Where the docs live: their production host, and the repository that holds their sources. */
export type DocsConfig = { docsHost: string; repoUrl: string };

/** What the ad slot is told. */
export type AdConfig = {
  /** Share of displays that are reported to analytics. */
  displayRatio: number;
  /** Whether there is a feed for the inline form, and a script for the image form. */
  feed: boolean;
  script: boolean;
};

/** What the counting is told. */
type AnalyticsConfig = {
  /** Whether events leave the page. */
  sends: boolean;
  /** Share of sessions that report web vitals. */
  webVitalsRatio: number;
};

/** What the operator configured that views need. */
export type SiteConfig = {
  docs: DocsConfig;
  ads: AdConfig;
  analytics: AnalyticsConfig;
  /** Whether the production docs host has a service worker; without one, pages remove those that were there. */
  serviceWorker: boolean;
};

/** What of it every page is told; the ad slot's part stands with the slot. */
export type PageConfig = Omit<SiteConfig, 'ads'>;
