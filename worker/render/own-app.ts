import type { DemoDocument } from '../../client/shared/address/built-files.ts';
import type { OwnApp } from '../../client/shared/own-app/own-app.ts';
import { markup, SAMPLE_NAME } from '../../client/shared/own-app/own-app-code.ts';

/**
 * A demo's document that wears an app, for a reader without script: a picture, as its own script would not know the name. The sample's name is
 * replaced in HTML of the build, which names the sample only where it shows it: to render it here would bring the demo to the edge.
 */
export function wearOwnApp([start, head, body, , content]: DemoDocument['parts'], { name }: OwnApp, css: string): string {
  return `${start}${head}<style>${css}</style>${body}${content.replace(SAMPLE_NAME, () => markup(name))}`;
}
