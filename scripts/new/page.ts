import { readFileSync } from 'node:fs';
import { type Change, jsonValue, lineAfter } from './change.ts';
import { readPath, sentenceCase } from './names.ts';

const EXAMPLE = 'core/introduction/keyboard-shortcuts';
/** What readers type, and the page that they look for. */
const QUERIES = 'test/fixtures/search-queries/plain.ts';

/** A page of a product, behind the pages beside it in the navigation. */
export function newPage(name: string): Change {
  const parts = readPath(name, 'page', EXAMPLE);
  const product = parts[0];
  if (product !== 'core' && product !== 'studio')
    throw new Error(`\`${name}\` is a page of no product. Begin it with core/ or studio/: \`npm run new -- page ${EXAMPLE}\`.`);
  const title = sentenceCase(parts.at(-1) ?? name);
  const file = `content/pages/${name}.md`;
  const tree = `content/navigation/${product}.ts`;
  const pathname = `/toolpad/${name}`;
  return {
    files: { [file]: pageText(title) },
    edits: [
      lineAfter(tree, siblingOf(parts, readFileSync(tree, 'utf8')), `{ pathname: '${pathname}' },`),
      jsonValue('content/translations/zh.json', pathname, title, 'pages'),
      lineAfter(QUERIES, /^export const PLAIN = judged\(\[$/, `  ['${title.toLowerCase()}', '${name}'],`),
    ],
    next: [
      `Write ${file}; content/STYLE.md says how.`,
      `Move its line in ${tree} to where readers look for it.`,
      'Translate its title in content/translations/zh.json. A Chinese page is welcome and not needed: `npm run new -- translation <path>`; without it `/zh` shows the English one and says so.',
      `Its first test is the query in ${QUERIES}: write what readers would type, then run \`npm test -- judged-queries\`.`,
    ],
  };
}

/** The entries on one line beside a page, else all of them. */
function siblingOf(parts: readonly string[], tree: string): RegExp {
  const beside = new RegExp(`^ *\\{ pathname: '/toolpad/${parts.slice(0, -1).join('/')}/[^/']+'.*\\},$`);
  return tree.split('\n').some((line) => beside.test(line)) ? beside : /^ *\{ pathname: '.*\},$/;
}

function pageText(title: string): string {
  return `---
title: ${title}
description: Say in one sentence what readers get here.
---

Say what this is for, and show the smallest example that works.

## Usage

\`\`\`tsx
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

export default function App() {
  return <DashboardLayout>Hello</DashboardLayout>;
}
\`\`\`
`;
}
