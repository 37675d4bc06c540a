import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEnv } from '../../../../scripts/content/markdown/env.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { blocksOf } from '../../../../scripts/content/to-blocks.ts';
import type { GuideStep } from '../../../../scripts/guides/guide.ts';
import { placeOf } from '../../../../scripts/guides/place.ts';
import { planOf } from '../../../../scripts/guides/plan.ts';
import { site } from '../../../helpers/project/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'place-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = `Words.

## Set up

\`\`\`bash
npm run build
\`\`\`

Hover the **library**, and click
[Create](#set-up) in \`it\`.

## Once more {#again}

\`\`\`ts title="a.ts"
1;
\`\`\`

\`\`\`bash
npm run build
\`\`\`
`;

function page(name: string, markdown: string) {
  const file = join(folder, name);
  writeFileSync(file, markdown);
  const blocks = blocksOf(markdown, createMarkdown(), createEnv(file, 0, { project: site, path: `/toolpad/${name}` }));
  return { path: `/toolpad/${name}`, file, blocks };
}

const own = page('own.md', PAGE);
const other = page('other.md', 'Begin here.\n\n## Begin\n\n```bash\nmkdir app\n```\n');

const look: GuideStep = { open: 'http://localhost:3000/' };
const press: GuideStep = { says: 'click Create in it', press: 'Create' };

test.each<[string, GuideStep[], string]>([
  ['a command of a section', [{ follow: 'set-up' }], 'own.md:6'],
  ['the same command further below', [{ follow: 'again' }], 'own.md:19'],
  ['a file', [{ follow: 'again', only: 'files' }], 'own.md:14'],
  ['a section of another page', [{ follow: 'begin', of: other.path }], 'other.md:6'],
  ['words of another page', [{ says: 'Begin here.', of: other.path, run: 'true' }], 'other.md:1'],
  ['words that the page marks and breaks', [press], 'own.md:9'],
  ['a look at what the page led to', [press, look], 'own.md:9'],
  ['a look before the page led anywhere', [look], 'own.md:1'],
])('%s', (_, steps, place) => {
  const plan = planOf({ packages: {}, steps }, own.blocks, [own, other]);
  expect(placeOf(plan, plan.length - 1, own, [own, other])).toBe(join(folder, place));
});
