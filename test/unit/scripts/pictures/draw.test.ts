import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { pictureName } from '../../../../scripts/pictures/address.ts';
import { drawPicture } from '../../../../scripts/pictures/draw.ts';
import type { PictureFacts } from '../../../../scripts/pictures/layout.ts';

const FACTS: PictureFacts = {
  title: 'Dashboard Layout',
  description: 'Give an app its frame with one component.',
  section: 'Components / Layout',
  product: 'Toolpad Core',
  version: 'v0.14.0',
};

const CASES: [string, PictureFacts][] = [
  ['a page', FACTS],
  ['a page of the builder', { ...FACTS, product: 'Toolpad Studio', version: 'v0.13.0' }],
  ['a page of no product and no section', { ...FACTS, product: 'Toolpad', version: '', section: '' }],
  [
    'the longest title and description',
    { ...FACTS, title: 'Title words '.repeat(6).slice(0, 70), description: 'Many words '.repeat(15).slice(0, 160) },
  ],
  ['one long word', { ...FACTS, title: 'W'.repeat(70) }],
  ['Chinese', { ...FACTS, title: '仪表板布局', description: '一个组件就能给应用搭好框架。', section: '组件' }],
  ['characters that no font has', { ...FACTS, title: 'A \u{1F600} \uE000 title' }],
  ['markup', { ...FACTS, title: '<AppProvider /> & "friends"' }],
];

test.each(CASES)('%s → a PNG of 1200 × 630', async (_, facts) => {
  const png = await drawPicture(facts);
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' });
  expect(png.length).toBeGreaterThan(5000);
  expect(png.length).toBeLessThan(150_000);
});

test('a Chinese title is drawn: other characters, another picture', async () => {
  const [one, other] = await Promise.all(['仪表板', '导航栏'].map((title) => drawPicture({ ...FACTS, title })));
  expect(one).not.toEqual(other);
});

test('the name stays while nothing changes, and changes with every word', () => {
  expect(pictureName(FACTS)).toMatch(/^[\da-f]{16}\.png$/);
  expect(pictureName({ ...FACTS })).toBe(pictureName(FACTS));
  const names = Object.keys(FACTS).map((key) => pictureName({ ...FACTS, [key]: 'other' }));
  expect(new Set([pictureName(FACTS), ...names]).size).toBe(6);
});
