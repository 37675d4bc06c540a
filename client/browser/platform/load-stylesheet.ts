import { adoptStyles } from './adopt-styles.ts';
import { settling } from './settled.ts';

/** Fetches a stylesheet and adds it as a constructed one in a cascade layer; if that fails, a plain link loads it. */
export function loadStylesheet(url: string, layer: string): Promise<void> {
  return settling(adopt(url, layer));
}

async function adopt(url: string, layer: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    adoptStyles(`@layer ${layer}{${await response.text()}}`);
  } catch {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  }
}
