import { globSync, readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { checkYamlSamples } from '../../../scripts/content/code/yaml-samples.ts';
import { hashOfProject } from '../../../scripts/screenshots/projects.ts';
import { readTaken } from '../../../scripts/screenshots/taken.ts';
import { PICTURE_MAX_BYTES } from '../../../scripts/screenshots/to-webp.ts';
import { WALKS } from '../../../scripts/screenshots/walks.ts';
import { site } from '../../helpers/project/site.ts';

const FOLDER = 'public/static/studio';
const PICTURES = globSync(`${FOLDER}/*.webp`).sort();
const MARKDOWN = globSync(['content/pages/studio.md', 'content/pages/studio/**/*.md'])
  .filter((file) => !file.endsWith('.zh.md'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('there are pictures of the product', () => {
  expect(PICTURES.length).toBeGreaterThan(20);
});

describe.each(PICTURES)('%s', (file) => {
  const light = file.replace('-dark@', '@');
  const dark = light.replace('@', '-dark@');

  test('is shown by a page, with its other color mode if it has one', () => {
    const path = light.slice('public'.length);
    const end = PICTURES.includes(dark) ? `{dark=${dark.slice('public'.length)}}` : '';
    const place = MARKDOWN.split(`](${path} `)[1]?.split('\n')[0];
    expect(place).toMatch(/^"[^"]+"\)/);
    expect(place?.slice(place.lastIndexOf('")') + 2)).toBe(end);
  });

  test('weighs at most 80 KB and is as large in light as in dark', () => {
    expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
    const { width, height } = imageSize(readFileSync(file));
    const { width: lightWidth, height: lightHeight } = imageSize(readFileSync(light));
    expect([width, height]).toEqual([lightWidth, lightHeight]);
  });
});

test.each(globSync('content/screenshots/**/*.yml').sort())('%s matches the file schema', (file) => {
  expect(checkYamlSamples(site, file, [{ code: readFileSync(file, 'utf8'), title: file, line: 0 }])).toEqual([]);
});

const taken = readTaken();

test.each(Object.entries(WALKS))('the pictures of %s show its listings and files as they are', (name, { project }) => {
  expect(taken[name], `Run \`npm run screenshots -- ${name}\`: what it shows has changed since.`).toBe(hashOfProject(project));
});

test('no walk is noted that is gone', () => {
  expect(Object.keys(taken).filter((name) => !Object.hasOwn(WALKS, name))).toEqual([]);
});
