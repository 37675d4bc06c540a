import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that change with a text or a file: enough for names and to see that words have changed. */
export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 8);
}

/** The hash of an inline style or script, as a policy writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
