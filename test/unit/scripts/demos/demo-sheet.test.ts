import { describe, expect, test } from 'vitest';
import { demoSheet } from '../../../../scripts/demos/demo-sheet.ts';
import { styledDemos } from '../../../../scripts/demos/find-demos.ts';
import { tailwindSheet } from '../../../../scripts/demos/tailwind-sheet.ts';
import { site } from '../../../helpers/project/site.ts';

const FILE = 'content/demos/a/b/tailwind/index.tsx';
const element = (attribute: string) => `export default function AB() {\n  return <div ${attribute} />;\n}\n`;

describe("the sheet of a demo's utility classes", () => {
  test('has a rule for each class, in layers, and no reset of elements', async () => {
    const sheet = await tailwindSheet(element('className="flex size-8! text-(--mui-palette-text-secondary)"'), FILE);
    expect(sheet).toContain('@layer utilities');
    expect(sheet).toContain('.flex {');
    expect(sheet).toContain('var(--mui-palette-text-secondary)');
    expect(sheet).toContain('width: calc(var(--spacing) * 8) !important');
    expect(sheet).not.toMatch(/button|h1/);
  });

  test('is the same whatever was compiled before', async () => {
    const first = await tailwindSheet(element('className="flex"'), FILE);
    await tailwindSheet(element('className="grid"'), FILE);
    expect(await tailwindSheet(element('className="flex"'), FILE)).toBe(first);
  });

  test('takes a class that is used twice', async () => {
    await expect(tailwindSheet(element('className="flex flex"'), FILE)).resolves.toContain('.flex {');
  });

  test.each([
    ['className="flex wobbly text-huge"', 'wobbly'],
    ['className="flex text-huge"', 'text-huge'],
  ])('%s → an error at its line that names %s', async (attribute, name) => {
    await expect(tailwindSheet(element(attribute), FILE)).rejects.toThrow(
      `${FILE}:2: Tailwind has no class \`${name}\`. Correct it, or write the style in a \`css\` styling.`,
    );
  });

  test.each(['className={name}', 'className={`flex`}', "className='flex'", 'className="flex'])(
    '%s → an error: its classes are hidden',
    async (attribute) => {
      await expect(tailwindSheet(element(attribute), FILE)).rejects.toThrow(
        `${FILE}:2: A computed \`className\` hides its classes from Tailwind. Write className="…" on one line.`,
      );
    },
  );
});

describe('the sheet of a document', () => {
  test.each([
    ['SignInPageSlots', 'nothing', /^$/],
    ['tailwind-SignInPageSlots', 'utilities', /@layer theme.*\.items-center\{align-items:center\}/s],
    ['css-SignInPageSlots', 'the file beside it', /^\.staff-title\{display:flex/],
  ])('%s → %s', async (name, _what, expected) => {
    const demo = styledDemos(site.demos().get('SignInPageSlots')!).find((one) => one.name === name)!;
    expect(await demoSheet(demo)).toMatch(expected);
  });
});
