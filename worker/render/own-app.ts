import type { OwnApp } from '../../client/shared/own-app.ts';
import { markup, SAMPLE_NAME } from '../../client/shared/own-app-code.ts';

/** A demo's document that wears an app, for a reader without script: a picture, as its own script would not know the name. */
export function wearOwnApp(html: string, { name }: OwnApp, css: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(SAMPLE_NAME, () => markup(name))
    .replace('</head>', () => `<style>${css}</style></head>`);
}
