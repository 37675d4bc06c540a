import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from '../../client/blocks/island/island-root.tsx';
import { attributeValues, inlineOf } from '../helpers/html/html.ts';
import { LOCALIZED_PAGES } from '../helpers/html/pages.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();

test.each([
  '</script><script>alert(1)</script>',
  '"><img onerror=x>',
  `' onclick='x`,
  '<!--',
  '\u2028',
  '&quot;',
  '</div>',
  '\\"',
  '{{t:copy}}',
])('an island with the property %j → one attribute that gives it back', (href) => {
  const props = { href, [href]: 1 };
  const island: ComponentProps<typeof Island<'settings'>> = { name: 'settings', props, children: 'shown' };
  const html = renderToStaticMarkup(createElement(Island<'settings'>, island));
  expect(html).toMatch(/^<div class="island" data-island="settings" data-props="[^"<>]*">shown<\/div>$/);
  expect(JSON.parse(attributeValues(html, 'data-props')[0]!)).toEqual(props);
  expect(inlineOf(html).handlers).toEqual([]);
});

test.each(LOCALIZED_PAGES)('%s → the properties of every island are JSON', async (path) => {
  const props = attributeValues(await (await get(path)).text(), 'data-props');
  expect(props.length).toBeGreaterThan(0);
  for (const text of props) expect(JSON.parse(text)).toBeTypeOf('object');
});
