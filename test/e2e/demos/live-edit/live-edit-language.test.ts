import { expect, test } from 'vitest';
import { useBrowser } from '../../../helpers/browser/browser.ts';
import { EDITED_PAGE, editorOf, writeCode } from '../../../helpers/browser/live-edit.ts';

const { open } = useBrowser();

/** Renders once, and throws when it is pressed. */
const FRAGILE = `import * as React from 'react';
export default function Demo() {
  const [isDown, fall] = React.useState(false);
  if (isDown) throw new Error('The shelf fell down.');
  return <button onClick={() => fall(true)}>Push</button>;
}
`;

test.each([
  ['', 'This demo stopped working'],
  ['/zh', '此演示已停止运行'],
])('an edited demo that crashes later says so in the language of its page, at "%s"', async (prefix, words) => {
  const { page } = await open(`${prefix}${EDITED_PAGE}`);
  await writeCode(page, FRAGILE);
  const { frame } = editorOf(page);
  await frame.getByRole('button', { name: 'Push' }).click();
  expect(await frame.getByRole('alert').innerText()).toContain(words);
});
