import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../../../client/shared/analytics/events.ts';
import { sourceOf } from '../../../../../scripts/content/demos/demo-code.ts';
import { styledDemos } from '../../../../../scripts/demos/find-demos.ts';
import { renderOf } from '../../../../helpers/html/markdown.tsx';
import { temporaryProject } from '../../../../helpers/project/temporary-project.ts';

const FILE = 'content/demos/group/basic/system/index.tsx';
const TYPED = 'export default function GroupBasic() {\n  // preview-start\n  const a: string = b;\n  // preview-end\n  return a;\n}\n';

describe('demos', () => {
  test('show the frame at its height, the preview in both variants and a way to the whole source', () => {
    const project = temporaryProject({ [FILE]: TYPED });
    const { html, env, problems } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A & B" height="320"}');
    expect(problems).toEqual([]);
    expect(html).toContain('<iframe src="/toolpad/_demo/GroupBasic" title="A &amp; B" height="320" loading="lazy">');
    expect(html).toMatch(/^<figure class="demo" id="GroupBasic" data-files="[\da-f]{8}" data-height="320" data-lines="1">/);
    expect(html).toContain('<div data-for="TS">');
    expect(html).toContain('<div data-for="JS">');
    expect(html).toContain('<noscript><a class="show-code" href="/toolpad/_demo/GroupBasic/source">');
    expect(env.anchors).toEqual(['GroupBasic']);
  });

  test('show a preview once when both variants are the same', () => {
    const project = temporaryProject({ [FILE]: TYPED.replace(': string', '') });
    const { html } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A"}');
    expect(html).toContain('<div class="demo-preview"><div><figure class="code" data-language="tsx" dir="ltr">');
    expect(html).not.toContain('data-for');
  });

  test('in several stylings have a menu, and their code in each', () => {
    const project = temporaryProject({ [FILE]: TYPED, [FILE.replace('system', 'tailwind')]: TYPED.replace('return a', "return 'wind'") });
    const { html } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A"}');
    expect(html).toContain(' data-stylings="system tailwind" ');
    expect(html.match(/role="menuitemradio"[^>]*data-value="\w+"[^>]*data-ga-event-action="[\w-]+"/g)).toHaveLength(2);
    expect(html).toContain('data-ga-event-action="styling-tailwind"');
    expect(html).toContain('popoverTarget="GroupBasic-styling"');
    expect(html).toMatch(/<div data-styling="system">.*<div data-styling="tailwind">/s);
    expect(html).toContain('href="https://github.com/o/r/tree/main/content/demos/group/basic"');
    expect([...html.matchAll(/<iframe data-styling="(\w+)" src="([^"]+)"/g)].map(([, ...frame]) => frame)).toEqual([
      ['system', '/toolpad/_demo/GroupBasic'],
      ['tailwind', '/toolpad/_demo/tailwind-GroupBasic'],
    ]);
    expect(html).toMatch(
      /<a role="menuitem" href="\/toolpad\/_demo\/tailwind-GroupBasic" target="_blank" data-styling="tailwind" rel="noopener"/,
    );
    expect(html).toContain('<a class="show-code" data-styling="tailwind" href="/toolpad/_demo/tailwind-GroupBasic/source">');
  });

  test('in several stylings but without a toolbar are their first frame', () => {
    const project = temporaryProject({ [FILE]: TYPED, [FILE.replace('system', 'tailwind')]: TYPED });
    const { html } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A" toolbar="false"}');
    expect(html).toMatch(
      /^<figure class="demo" id="GroupBasic" data-height="400" data-lines="0"><iframe src="\/toolpad\/_demo\/GroupBasic" [^>]*><\/iframe><\/figure>$/,
    );
  });

  test('in css show the sheet as a second file of the source', () => {
    const css = FILE.replace('system', 'css');
    const project = temporaryProject({ [FILE]: TYPED, [css]: TYPED, [css.replace('tsx', 'css')]: '.a {\n  color: red;\n}\n' });
    const { styling, forms } = sourceOf(styledDemos(project.demos().get('GroupBasic')!)[1]!);
    expect(styling).toBe('css');
    expect(forms.map(({ variant, code }) => [variant, code.language, code.title])).toEqual([
      ['TS', 'tsx', undefined],
      ['JS', 'jsx', undefined],
      [undefined, 'css', 'index.css'],
    ]);
  });

  test('in one styling have no menu of them, and a link to their file', () => {
    const project = temporaryProject({ [FILE]: TYPED });
    const { html } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A"}');
    expect(html).not.toMatch(/menuitemradio|data-styling/);
    expect(html).toContain(`href="https://github.com/o/r/blob/main/${FILE}"`);
  });

  test('in all stylings have a control for each action that analytics knows, and no other', () => {
    const css = FILE.replace('system', 'css');
    const files = [FILE, FILE.replace('system', 'tailwind'), css].map((file) => [file, TYPED]);
    const project = temporaryProject({ ...Object.fromEntries(files), [css.replace('tsx', 'css')]: '.a {}\n' });
    const { html } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A"}');
    const controls = [...html.matchAll(/data-ga-event-category="demo" data-ga-event-action="([\w-]+)"/g)].map((match) => match[1]);
    expect([...new Set(controls)].sort()).toEqual([...EVENTS.demo].sort());
  });

  test('may have their code beside them, and nowhere else', () => {
    const project = temporaryProject({ [FILE]: TYPED });
    expect(renderOf(project, 'en', '::demo{name="GroupBasic" title="A" code="beside"}').html).toMatch(/^<figure class="demo code-beside"/);
    const [problem] = renderOf(project, 'en', '::demo{name="GroupBasic" title="A" code="above"}').problems;
    expect(problem).toMatch(/code="above" means nothing\. Write code="beside"/);
  });

  test('without a toolbar are a frame alone', () => {
    const project = temporaryProject({ [FILE]: TYPED });
    const { html } = renderOf(project, 'en', '::demo{name="GroupBasic" title="A" toolbar="false"}');
    expect(html).toMatch(
      /^<figure class="demo" id="GroupBasic" data-height="400" data-lines="0"><iframe [^>]*height="400"[^>]*><\/iframe><\/figure>$/,
    );
  });

  test.each([
    [
      'an unknown name',
      'name="Nothing" title="A"',
      'The demo `Nothing` does not exist. Create its folder in content/demos, or correct the name.',
    ],
    ['no title', 'name="GroupBasic"', 'The demo `GroupBasic` has no title="…". Say what its frame shows.'],
    [
      'a height that is no number',
      'name="GroupBasic" title="A" height="20em"',
      'The demo\'s height `20em` is not a number of pixels. Write height="400".',
    ],
  ])('with %s are a problem with its line', (_name, attributes, message) => {
    const project = temporaryProject({ [FILE]: TYPED });
    expect(renderOf(project, 'en', 'Text', '', `::demo{${attributes}}`).problems).toEqual([`7: ${message}`]);
  });

  test('without a default export are a problem of the page', () => {
    const project = temporaryProject({ [FILE]: 'export function GroupBasic() {}\n' });
    expect(renderOf(project, 'en', '::demo{name="GroupBasic" title="A"}').problems).toEqual([
      `5: The demo ${FILE} has no default-exported function. Write \`export default function GroupBasic() { … }\`.`,
    ]);
  });
});
