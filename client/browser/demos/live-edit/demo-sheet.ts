import type { CodeStyling } from '../../../shared/preferences/code-styling.ts';
import { frameOf } from '../demo-stylings.ts';

/** A document that the browser fetched: Trusted Types refuse a parser, and the frame itself may not have loaded yet. */
const SHEET = /<style data-sheet>([\s\S]*?)<\/style>/;

/** The sheet of a demo's document in a styling, for the frame that runs edits of it; empty where there is none. */
export async function loadSheet(demo: HTMLElement, styling: CodeStyling): Promise<string> {
  const frame = frameOf(demo, styling);
  if (styling === 'system' || !frame) return '';
  const response = await fetch(frame.src);
  if (!response.ok) throw new Error(`The document of ${demo.id} did not arrive (${response.status}). Reload the page.`);
  return SHEET.exec(await response.text())?.[1] ?? '';
}
