import { camelCase, pascalCase } from '../../client/shared/name-case.ts';
import { type Change, type Edit, inList, jsonValue, lineAfter } from './change.ts';
import { keyOf, readName, sentenceCase } from './names.ts';

const VIEW = 'client/blocks/island/island.tsx';
const NAMES = 'client/blocks/island/flow-islands.ts';

/** An island that a page's text may hold, what stands in its place until it starts, and a test of both. */
export function newIsland(text: string): Change {
  const name = readName(text, 'island', 'unit-converter');
  const [key, type] = [camelCase(name), pascalCase(name)];
  const file = `client/islands/${name}.tsx`;
  const note = `client/components/${name}-note.tsx`;
  const test = `test/unit/scripts/content/directives/${name}-island.test.ts`;
  const words = { note: `${sentenceCase(name)} needs JavaScript.`, count: 'Pressed: {{count}}' };
  return {
    files: { [file]: islandText(type, key, name), [note]: noteText(type, key), [test]: testText(name, words.note) },
    edits: [
      jsonValue('content/translations/en.json', key, words),
      jsonValue('content/translations/zh.json', key, words),
      lineAfter('client/blocks/island/names.ts', /^ {2}\S+: .*;$/, `  ${keyOf(name)}: Record<string, never>;`),
      lineAfter(
        'client/islands/registry.ts',
        /^ {2}\S+: \{ when: /,
        `  ${keyOf(name)}: { when: 'visible', load: () => import('./${name}.tsx') },`,
      ),
      lineAfter('client/blocks/island/island.text.ts', /^ {2}\S+: \{ word: /, `  ${keyOf(name)}: { word: '${key}.note', href: '' },`),
      inList(NAMES, /const FLOW_ISLANDS = \[[^\]]*/, ',', `'${name}'`),
      lineAfter(
        VIEW,
        /^import \{ \w+ \} from '\.\.\/\.\.\/components\//,
        `import { ${type}Note } from '../../components/${name}-note.tsx';`,
      ),
      inList(VIEW, /const flowIslands: .*? = \{[^}]*/, ',', `${keyOf(name)}: ${type}`),
      atEnd(VIEW, viewText(type, name)),
    ],
    next: [
      `Write ${file}: it starts when it is seen; client/islands/registry.ts says when else it may.`,
      `Say in ${note} what readers without JavaScript see. Its words are in content/translations/.`,
      `Put it into a page: ::island{name="${name}"}`,
      `Run \`npm test -- ${name}-island\`, and write a browser test of what it does in test/e2e/.`,
    ],
  };
}

function atEnd(file: string, addition: string): Edit {
  return { file, isDone: (text) => text.includes(addition), add: (text) => text + addition };
}

function islandText(type: string, key: string, name: string): string {
  return `import * as React from 'react';
import { ${type}Note } from '../components/${name}-note.tsx';
import { useTranslations } from '../contexts/translations.tsx';

/** Says what readers do with it. */
export default function ${type}() {
  const [alive, setAlive] = React.useState(false);
  // The first rendering is what the server sent.
  React.useEffect(() => setAlive(true), []);
  return alive ? <Counter /> : <${type}Note />;
}

function Counter() {
  const { t } = useTranslations();
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t('${key}.count', { count: String(count) })}
    </button>
  );
}
`;
}

function noteText(type: string, key: string): string {
  return `import { useTranslations } from '../contexts/translations.tsx';

/** What stands in the island's place until its script runs. */
export function ${type}Note() {
  const { t } = useTranslations();
  return <p>{t('${key}.note')}</p>;
}
`;
}

function viewText(type: string, name: string): string {
  return `
function ${type}() {
  return (
    <Island name="${name}" props={{}}>
      <${type}Note />
    </Island>
  );
}
`;
}

function testText(name: string, note: string): string {
  return `import { expect, test } from 'vitest';
import { render } from '../../../../helpers/html/markdown.tsx';

test('\`::island{name="${name}"}\` says what it is until it starts', () => {
  const { html, problems } = render('::island{name="${name}"}');
  expect(problems).toEqual([]);
  expect(html).toContain('<div class="island" data-island="${name}" data-props="{}"><p>${note}</p></div>');
});
`;
}
