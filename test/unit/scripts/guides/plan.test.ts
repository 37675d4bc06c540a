import { describe, expect, test } from 'vitest';
import { createEnv } from '../../../../scripts/content/markdown/env.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { blocksOf } from '../../../../scripts/content/to-blocks.ts';
import type { GuideStep } from '../../../../scripts/guides/guide.ts';
import { followedSections, hashOf, planOf } from '../../../../scripts/guides/plan.ts';
import { site } from '../../../helpers/project/site.ts';

const PAGE = `Words.

## Set up

:::tabs{sync="package-manager"}

\`\`\`bash tab="npm"
npm install x@1
npm run dev
\`\`\`

\`\`\`bash tab="yarn"
yarn add x@1
\`\`\`

:::

Delete \`old.ts\`.

### Secret

\`\`\`ini title=".env"
KEY=
\`\`\`

\`\`\`json
{}
\`\`\`
`;

const compile = (markdown: string) =>
  blocksOf(markdown, createMarkdown(), createEnv('page.md', 0, { project: site, path: '/toolpad/page' }));
const guide = (...steps: GuideStep[]) => ({ packages: {}, steps });
const actionsOf = (...planned: Parameters<typeof planOf>) => planOf(...planned).map(({ action }) => action);
const blocks = compile(PAGE);

const OTHERS = [{ path: '/toolpad/other', blocks: compile('## Begin\n\nMake a folder:\n\n```bash\nmkdir app\n```\n') }];

describe('planOf', () => {
  test.each<[string, GuideStep, object[]]>([
    [
      'runs the commands of the tab for npm, a line at a time',
      { follow: 'set-up' },
      [
        { kind: 'run', command: 'npm install x@1' },
        { kind: 'run', command: 'npm run dev' },
      ],
    ],
    ['writes files with a title and leaves other code alone', { follow: 'secret' }, [{ kind: 'write', file: '.env', text: 'KEY=\n' }]],
    ['fills in what is the reader’s', { follow: 'secret', fill: { 'KEY=': 'KEY=7' } }, [{ kind: 'write', file: '.env', text: 'KEY=7\n' }]],
    ['leaves commands out that are not at hand', { follow: 'set-up', only: 'files' }, []],
    [
      'clicks in the editor as the page says',
      { says: 'Delete old.ts', edit: { select: 'old' } },
      [{ kind: 'browse', step: { says: 'Delete old.ts', edit: { select: 'old' } } }],
    ],
    [
      'types what the page shows',
      { says: 'Delete old.ts', edit: { code: 'npm install x@1' } },
      [{ kind: 'browse', step: { says: 'Delete old.ts', edit: { code: 'npm install x@1' } } }],
    ],
    ['does what the page says in words', { says: 'Delete old.ts', run: 'rm old.ts' }, [{ kind: 'run', command: 'rm old.ts' }]],
  ])('%s', (_, step, actions) => {
    expect(actionsOf(guide(step), blocks)).toEqual(actions);
  });

  test('follows sections of other pages, whose app the page goes on with', () => {
    const steps = guide({ follow: 'begin', of: '/toolpad/other' }, { follow: 'secret' });
    expect(actionsOf(steps, blocks, OTHERS).map(({ kind }) => kind)).toEqual(['run', 'write']);
    expect(hashOf(steps, blocks, OTHERS)).not.toBe(hashOf(guide({ follow: 'secret' }), blocks, OTHERS));
    expect(followedSections(steps, blocks)).toEqual(['secret']);
  });

  test('does what another page says', () => {
    const [says, run] = ['Make a folder', 'mkdir app'];
    expect(actionsOf(guide({ says, of: '/toolpad/other', run }), blocks, OTHERS)).toEqual([{ kind: 'run', command: run }]);
    expect(() => planOf(guide({ says, run }), blocks, OTHERS)).toThrow('The page no longer says “Make a folder”');
    expect(() => planOf(guide({ says: 'End.', of: '/toolpad/other', run }), blocks, OTHERS)).toThrow('The page no longer says “End.”');
  });

  test.each<[string, GuideStep, string]>([
    ['a section that the page lost', { follow: 'install' }, 'The page has no section `install`. Name one of: , set-up, secret.'],
    ['a page that is not there', { follow: 'begin', of: '/toolpad/gone' }, 'There is no page /toolpad/gone to follow.'],
    ['clicks that the page lost', { says: 'Keep old.ts', edit: { select: 'old' } }, 'The page no longer says “Keep old.ts”'],
    [
      'what is typed and stands nowhere on the page',
      { says: 'Delete old.ts', edit: { bind: 'rows', to: 'orders.data' } },
      'The page does not show “orders.data”, which its reader would type.',
    ],
    [
      'what is typed into a form and stands nowhere on the page',
      { says: 'Delete old.ts', edit: { column: 'id', form: { type: 'link' } } },
      'The page does not show “link”, which its reader would type.',
    ],
    ['words that the page lost', { says: 'Keep old.ts', run: 'true' }, 'The page no longer says “Keep old.ts”'],
  ])('names %s', (_, step, message) => {
    expect(() => planOf(guide(step), blocks, OTHERS)).toThrow(message);
  });
});

describe('numbered steps', () => {
  const steps = compile(
    '## Draw\n\n1. Drag a **Data Grid**.\n2. Type `old` into [its field](#draw).\n\n## Run\n\n1. Start it:\n\n   ```bash\n   npm start\n   ```\n\n2. Look.\n',
  );
  const drag: GuideStep = { says: 'Drag a Data Grid.', edit: { drag: 'Data Grid' } };
  const type: GuideStep = { says: ['Type old', 'into its field.'], type: 'old', into: 'field' };
  const look: GuideStep = { says: 'Look.', open: 'http://localhost:3000/' };
  const run: GuideStep = { follow: 'run' };

  test('are done one by one; those with code are followed', () => {
    expect(planOf(guide(drag, type, run, look), steps)).toHaveLength(4);
  });

  test.each([
    ['Drag a Data Grid.', [type, run, look]],
    ['Type old into its field.', [drag, run, look]],
    ['Look.', [drag, type, run]],
  ])('“%s” is missed', (words, done) => {
    expect(() => planOf(guide(...done), steps)).toThrow(`The guide leaves out “${words}”. Do it in a step that`);
  });

  test('may be left out with a reason, section by section', () => {
    expect(planOf({ ...guide(run, look), notFollowed: { draw: 'It needs an account.' } }, steps)).toHaveLength(2);
  });

  test('of a section that was left out are not told to readers as followed', () => {
    const asked = { ...guide(run, look), notFollowed: { draw: 'It needs an account.' } };
    expect(followedSections(asked, steps)).toEqual(['run']);
    expect(hashOf(asked, steps)).not.toBe(hashOf({ ...asked, notFollowed: { draw: 'It needs two.' } }, steps));
    expect(followedSections({ ...guide(run, look), noSteps: ['draw'] }, steps)).toEqual([]);
  });

  test('that are left out are those of a section of the page', () => {
    expect(() => planOf({ ...guide(drag, type, look), notFollowed: { paint: 'It needs paint.' } }, steps)).toThrow(
      'The page has no section `paint`, which the guide leaves out.',
    );
  });
});

describe('hashOf', () => {
  const step = guide({ follow: 'set-up' }, { open: 'http://localhost:3000/', see: ['Hello'] });

  test('stays when only words change', () => {
    expect(hashOf(step, compile(PAGE.replace('Words.', 'Other words.')))).toBe(hashOf(step, blocks));
  });

  test.each([
    ['a command', step, PAGE.replaceAll('x@1', 'x@2')],
    ['an expectation', guide({ follow: 'set-up' }, { open: 'http://localhost:3000/', see: ['Bye'] }), PAGE],
  ])('changes with %s', (_, changed, page) => {
    expect(hashOf(changed, compile(page))).not.toBe(hashOf(step, blocks));
  });
});

describe('followedSections', () => {
  test('names what was followed of a page with more', () => {
    expect(followedSections(guide({ follow: 'set-up' }), blocks)).toEqual(['set-up']);
  });

  test('names a section whose words were followed', () => {
    const steps = guide({ follow: 'secret' }, { says: 'Delete old.ts', edit: { select: 'old' } });
    expect(followedSections(steps, compile(`${PAGE}\n## Run it\n\n\`\`\`bash\nnpm start\n\`\`\`\n`))).toEqual(['secret', 'set-up']);
  });

  test('is empty once nothing is left', () => {
    expect(followedSections(guide({ follow: 'set-up' }, { follow: 'secret' }), blocks)).toEqual([]);
  });
});
