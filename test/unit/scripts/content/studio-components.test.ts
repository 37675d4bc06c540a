import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../client/shared/preferences/language.ts';
import { readStudioFacts } from '../../../../scripts/api/studio-shapes.ts';
import { hashesOf } from '../../../../scripts/api/translated-texts.ts';
import { checkStudioComponents } from '../../../../scripts/content/studio-components.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { site } from '../../../helpers/project/site.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const FACTS = 'content/api/facts/studio.json';
const DATA_GRID = 'content/api/studio/data-grid.json';
const SHARED = 'content/api/studio/shared.json';
const props = [
  { name: 'rows', type: 'array' },
  { name: 'sx', type: 'object' },
];
const facts = { command: 'npm run api', package: 'p@1.0.0', components: { DataGrid: { props } } };

/** The components of a project whose files differ from the right ones as told. */
function join(change: Record<string, object | string | undefined> = {}, language: Language = 'en') {
  const files = { [FACTS]: facts, [DATA_GRID]: { rows: 'The rows.' }, [SHARED]: { sx: 'Styles.' }, ...change };
  const texts = Object.entries(files).flatMap(([file, content]) => {
    if (content === undefined) return [];
    return [[file, typeof content === 'string' ? content : JSON.stringify(content, null, 2)]];
  });
  const project = temporaryProject(Object.fromEntries(texts));
  const { problems, warnings } = checkStudioComponents(project, project.studioFacts());
  return { ...project.studioComponents(language).get('DataGrid'), problems: problems.map(formatProblem), warnings };
}

describe('studioComponents', () => {
  test('joins facts and texts, shared ones too', () => {
    expect(join()).toMatchObject({
      props: [
        { name: 'rows', type: 'array', text: 'The rows.' },
        { name: 'sx', type: 'object', text: 'Styles.' },
      ],
      problems: [],
    });
  });

  test("prefers a component's own text", () => {
    const other = { props: [{ name: 'sx', type: 'object' }] };
    const { props: described, problems } = join({
      [FACTS]: { ...facts, components: { ...facts.components, Box: other } },
      [DATA_GRID]: { rows: 'The rows.', sx: 'Styles of the grid.' },
    });
    expect([described?.[1]?.text, problems]).toEqual(['Styles of the grid.', []]);
  });

  test.each([
    [
      'a property without a text',
      { [DATA_GRID]: {} },
      `${DATA_GRID}:1: The property \`rows\` of DataGrid has no description. Write one as "rows", or in ${SHARED}.`,
    ],
    [
      'a component without a file',
      { [DATA_GRID]: undefined },
      `${DATA_GRID}:1: The property \`rows\` of DataGrid has no description. Write one as "rows", or in ${SHARED}.`,
    ],
    [
      'a text without its property',
      { [DATA_GRID]: { rows: 'The rows.', rowz: 'More.' } },
      `${DATA_GRID}:3: DataGrid has no property \`rowz\`. Remove its description, or correct the name.`,
    ],
    [
      'a file without its component',
      { 'content/api/studio/grid.json': {} },
      'content/api/studio/grid.json:1: Studio has no component with this name. Name the file as one of its components, such as `data-grid.json`.',
    ],
    [
      'a shared text that nothing takes',
      { [SHARED]: { sx: 'Styles.', gap: 'Space.' } },
      `${SHARED}:3: No component takes the text of \`gap\` from here. Remove it, or correct the name.`,
    ],
  ])('finds %s', (_name, change, problem) => {
    expect(join(change).problems).toEqual([problem]);
  });

  test.each([['an empty text', '{\n  "sx": "Styles.",\n  "name": ""\n}', 3]])('points at %s', (_name, shared, line) => {
    expect(join({ [SHARED]: shared }).problems[0]).toBe(
      `${SHARED}:${line}: The texts must be a JSON object of property names with a text each. Correct the line, or write the text.`,
    );
  });

  test('points at no JSON', () => {
    expect(join({ [SHARED]: 'sx: Styles' }).problems[0]).toMatch(`${SHARED}:1: The file is not valid JSON: `);
  });

  test.each([
    ['missing', undefined],
    ['of another shape', { components: [] }],
    ['no JSON', 'none'],
  ])('asks for facts that are %s', (_name, content) => {
    expect(join({ [FACTS]: content }).problems).toEqual([
      `${FACTS}:1: The facts of Studio's components cannot be read. Run \`npm run api\`.`,
    ]);
  });
});

describe('studioComponents in another language', () => {
  const ZH = 'content/api/studio/data-grid.zh.json';
  const own = { texts: { rows: '各行。' }, translates: hashesOf({ rows: 'The rows.' }) };

  test('have the texts of that language, and English where it has no file', () => {
    const { props, outdated, problems, warnings } = join({ [ZH]: own }, 'zh');
    expect([props?.map(({ text }) => text), outdated, problems, warnings]).toEqual([['各行。', 'Styles.'], false, [], []]);
  });

  test('are outdated where the English text has changed since', () => {
    const { props, outdated, warnings } = join({ [ZH]: { ...own, translates: hashesOf({ rows: 'Old.' }) } }, 'zh');
    expect([props?.[0]?.text, outdated]).toEqual(['各行。', true]);
    expect(warnings).toEqual([
      `${ZH} is older than ${DATA_GRID}: \`rows\`. Translate what changed, then run \`npm run translations -- ${ZH}\`.`,
    ]);
  });

  test.each([
    [
      'a new English text, which readers get until it is translated',
      { [ZH]: { texts: {} } },
      [`${ZH} is older than ${DATA_GRID}: \`rows\`. Translate what changed, then run \`npm run translations -- ${ZH}\`.`],
      'The rows.',
    ],
    [
      'an English text that is gone',
      { [ZH]: { texts: { ...own.texts, columns: '列。' }, translates: hashesOf({ rows: 'The rows.', columns: 'The columns.' }) } },
      [`${ZH} translates \`columns\`, which ${DATA_GRID} no longer has. Remove what is gone, then run \`npm run translations -- ${ZH}\`.`],
      '各行。',
    ],
  ])('stop no build for %s', (_name, change, told, text) => {
    const { props, problems, warnings } = join(change, 'zh');
    expect([props?.[0]?.text, problems, warnings]).toEqual([text, [], told]);
  });

  test.each([
    ['a text that was translated and is missing', { ...own, texts: {} }, `${ZH}:2: \`rows\` is not translated. Add it.`],
    ['a text too many', { texts: { rows: '行。', columns: '列。' } }, `${ZH}:4: English has no \`columns\`. Remove it.`],
    ['an empty text', { texts: { rows: '' } }, `${ZH}:3: A text is empty. Write it, or remove its key.`],
    ['texts that stand in no object', { rows: '行。' }, `${ZH}:2: The key \`rows\` is unknown. Remove it, or correct its spelling.`],
    ['no JSON', 'rows', expect.stringMatching(`^${ZH}:1: The file is not valid JSON: `)],
  ])('have with %s a problem', (_name, file, problem) => {
    expect(join({ [ZH]: file }, 'zh').problems).toContainEqual(problem);
  });
});

describe('the committed facts', () => {
  test('are those of the 21 components of version 0.13.0', () => {
    const { facts: committed } = readStudioFacts(site);
    expect([committed?.package, Object.keys(committed?.components ?? {}).length]).toEqual(['@toolpad/studio-components@0.13.0', 21]);
  });

  test.each([
    ['Autocomplete', 11],
    ['Button', 9],
    ['Chart', 2],
    ['Checkbox', 12],
    ['Container', 3],
    ['DataGrid', 10],
    ['DatePicker', 11],
    ['FilePicker', 7],
    ['Form', 8],
    ['Image', 7],
    ['List', 5],
    ['Metric', 6],
    ['PageColumn', 2],
    ['PageRow', 2],
    ['Paper', 3],
    ['Select', 11],
    ['Spacer', 1],
    ['Stack', 7],
    ['Tabs', 3],
    ['Text', 7],
    ['TextField', 14],
  ])('%s has %i properties', (name, count) => {
    expect(readStudioFacts(site).facts?.components[name]?.props).toHaveLength(count);
  });
});
