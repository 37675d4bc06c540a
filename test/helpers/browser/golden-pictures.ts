import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import bundle from 'playwright-core/lib/coreBundle';
import { ACCEPTED_PICTURES, CHANGED_PICTURES } from '../../../scripts/testing/golden-pictures.ts';

/** How much the color of a pixel may differ (0 to 1), and how many may: a cursor's worth. */
const LIMITS = { threshold: 0.2, maxDiffPixels: 40 };

const compare = bundle.utils.getComparator('image/webp');
const changed: string[] = [];

/** What differs between a picture and the accepted one of its name; nothing when they look the same. A picture that differs is kept for `npm run pictures:accept`. */
export function differenceOf(name: string, picture: Buffer): string | undefined {
  const accepted = join(ACCEPTED_PICTURES, `${name}.webp`);
  const old = existsSync(accepted) ? readFileSync(accepted) : undefined;
  const difference = old ? compare(picture, old, LIMITS) : { errorMessage: 'There is no accepted picture.', diff: undefined };
  if (!difference) return undefined;
  mkdirSync(CHANGED_PICTURES, { recursive: true });
  writeFileSync(join(CHANGED_PICTURES, `${name}.webp`), picture);
  if (difference.diff) writeFileSync(join(CHANGED_PICTURES, `${name}.diff.png`), difference.diff);
  changed.push(name);
  writeReport();
  return `${difference.errorMessage} Look at ${resolve(CHANGED_PICTURES, 'index.html')}, then correct the look or run \`npm run pictures:accept\`.`;
}

/** Forgets what an earlier run found. */
export function forgetChanges(): void {
  rmSync(CHANGED_PICTURES, { recursive: true, force: true });
  changed.length = 0;
}

/** Accepted, new, and what differs, side by side. */
function writeReport(): void {
  const rows = changed.map((name) => {
    const pictures = [resolve(ACCEPTED_PICTURES, `${name}.webp`), `${name}.webp`, `${name}.diff.png`];
    return `<h2>${name}</h2><div>${pictures.map((source) => `<img src="${source}" alt="">`).join('')}</div>`;
  });
  const style = 'div{display:flex;gap:8px;align-items:start}img{max-width:33%;border:1px solid #999}';
  writeFileSync(join(CHANGED_PICTURES, 'index.html'), `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('')}`);
}
