import { pascalCase } from '../../client/shared/name-case.ts';
import type { Change } from './change.ts';
import { readPath } from './names.ts';

const EXAMPLE = 'dashboard-layout/full-size';

/** A demo, with a browser test of what it does. */
export function newDemo(path: string): Change {
  const parts = readPath(path, 'demo', EXAMPLE);
  if (parts.length !== 2)
    throw new Error(
      `\`${path}\` has ${parts.length} parts, and a demo has two: its group and its name. Run \`npm run new -- demo ${EXAMPLE}\`.`,
    );
  const [group = '', folder = ''] = parts;
  const name = pascalCase(group) + pascalCase(folder);
  const file = `content/demos/${path}/system/index.tsx`;
  const test = `test/e2e/demos/${group}-${folder}.test.ts`;
  return {
    files: { [file]: demoText(name), [test]: testText(name) },
    edits: [],
    next: [
      `Write ${file}, and look at it alone at /toolpad/_demo/${name} while \`npm run dev\` runs.`,
      `Show it in a page: ::demo{name="${name}" title="Say what it shows" height="200"}`,
      'Show it in the page’s `.zh.md` too, with a Chinese title. Until somebody does, its readers get the English page.',
      `Say in ${test} what it does, then run \`npm test -- demos/${group}-${folder}\`.`,
    ],
  };
}

function demoText(name: string): string {
  return `import Button from '@mui/material/Button';
import * as React from 'react';

export default function ${name}() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed: {count}</Button>;
}
`;
}

function testText(name: string): string {
  return `import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

test('${name} counts presses', async () => {
  const { page, messages } = await open('/toolpad/_demo/${name}');
  await page.getByRole('button', { name: 'Pressed: 0' }).click();
  await page.getByRole('button', { name: 'Pressed: 1' }).waitFor();
  expect(messages).toEqual([]);
});
`;
}
