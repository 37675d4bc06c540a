import { isObject } from '../is-object.ts';
import type { CodeVariant } from '../preferences/code-variant.ts';
import type { ColorScheme } from '../preferences/color-mode.ts';
import type { Direction } from '../preferences/direction.ts';
import { isLanguage, type Language } from '../preferences/language.ts';

/** Bounds of an edited demo's code, of what it may import, of the sheet that goes with it, and of what its frame may say. */
export const MAX_EDIT_CHARACTERS = 102_400;
export const MAX_SPECIFIER_CHARACTERS = 200;
export const MAX_OFFERED_IMPORTS = 400;
export const MAX_SHEET_CHARACTERS = 51_200;
export const MAX_FRAME_MESSAGE_CHARACTERS = 1000;

/** How the page looks, and its language: the frame of an edited demo follows it. */
export type Look = { scheme: ColorScheme; direction: Direction; dense: boolean; language: Language };

/** What the page tells the frame. `id` numbers the runs; `source` is what the reader edits; `sheet` is the demo's own. */
export type ToFrame =
  | { kind: 'run'; id: number; source: string; variant: CodeVariant; sheet: string; look: Look }
  | { kind: 'look'; look: Look }
  | { kind: 'ping' };

/** What the frame tells the page; edited code can tell it too, so treat it only as words to show. Lines count from 1. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'leaving' }
  | { kind: 'pong' }
  | { kind: 'ran'; id: number }
  | { kind: 'failed'; id: number; message: string; line?: number }
  | { kind: 'no-component'; id: number }
  | { kind: 'missing'; id: number; specifier: string; offered: string[]; line?: number };

/** A message from the page, or undefined for anything else. */
export function parseToFrame(value: unknown): ToFrame | undefined {
  const { kind, id, source, variant, sheet, look } = fieldsOf(value);
  if (kind === 'ping') return { kind };
  const known = parseLook(look);
  if (!known) return undefined;
  if (kind === 'look') return { kind, look: known };
  if (kind !== 'run' || !isCount(id) || (variant !== 'JS' && variant !== 'TS')) return undefined;
  if (!isText(source, MAX_EDIT_CHARACTERS) || !isText(sheet, MAX_SHEET_CHARACTERS)) return undefined;
  return { kind, id, source, variant, sheet, look: known };
}

/** A message from the frame, its words cut to length, or undefined for anything else. */
export function parseFromFrame(value: unknown): FromFrame | undefined {
  const { kind, id, message, line, specifier, offered } = fieldsOf(value);
  if (kind === 'ready' || kind === 'leaving' || kind === 'pong') return { kind };
  if (!isCount(id)) return undefined;
  if (kind === 'ran' || kind === 'no-component') return { kind, id };
  const place = isCount(line) && line > 0 ? { line } : {};
  if (kind === 'failed' && typeof message === 'string')
    return { kind, id, message: message.slice(0, MAX_FRAME_MESSAGE_CHARACTERS), ...place };
  if (kind === 'missing' && isWord(specifier) && isWords(offered, MAX_OFFERED_IMPORTS)) return { kind, id, specifier, offered, ...place };
  return undefined;
}

function parseLook(value: unknown): Look | undefined {
  const { scheme, direction, dense, language } = fieldsOf(value);
  if (scheme !== 'light' && scheme !== 'dark') return undefined;
  if (direction !== 'ltr' && direction !== 'rtl') return undefined;
  if (!isLanguage(language)) return undefined;
  return { scheme, direction, dense: dense === true, language };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isWord(value: unknown): value is string {
  return isText(value, MAX_SPECIFIER_CHARACTERS);
}

function isWords(value: unknown, most: number): value is string[] {
  return Array.isArray(value) && value.length <= most && value.every(isWord);
}
