import { expect, test } from 'vitest';
import { kindOfChange } from '../../../../scripts/dev/kind-of-change.ts';

test.each([
  ['content/pages/core/introduction.md', 'prose'],
  ['content/pages/core/introduction.zh.md', 'prose'],
  ['content/pages/core/gone.md', 'content'],
  ['content/pages/core/introduction/tutorial.guide.ts', 'content'],
  ['content/navigation/core.ts', 'content'],
  ['content/translations/en.json', 'content'],
  ['content/search-words.ts', 'content'],
  ['content/demos/account/switcher/css/index.css', 'demo'],
  ['content/demos/runtime/start.tsx', 'session'],
  ['content/demos/package.json', 'session'],
  ['client/demos/boot.ts', 'session'],
  ['content/kitchen-sink.md', 'content'],
  ['content/translations/zh-glossary.md', 'content'],
  ['scripts/build.ts', 'session'],
  ['wrangler.toml', 'session'],
  ['worker/app.ts', 'worker'],
  ['worker/views/frame/base.css', 'client'],
  ['client/islands/settings.tsx', 'client'],
  ['client/blocks/callout/callout.tsx', 'block'],
  ['public/static/favicon.svg', 'public'],
  ['worker/README.md', undefined],
  ['content/STYLE.md', undefined],
  ['content/demos/build', undefined],
  ['content/demos/build/samples-1/a.tsx', undefined],
  ['content/demos/node_modules/a/index.js', undefined],
  ['worker/tsconfig.tsbuildinfo', undefined],
  ['worker/.app.ts.swp', undefined],
  ['worker/app.ts~', undefined],
  ['worker/4913', undefined],
])('%s → %s', (file, kind) => {
  expect(kindOfChange(file)).toBe(kind);
});
