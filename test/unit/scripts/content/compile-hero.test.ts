import { describe, expect, test } from 'vitest';
import { BODY, ENGLISH, HEAD, translate } from '../../../helpers/project/translated-page.ts';

describe('the hero of a translation', () => {
  const HERO = [
    'hero:',
    '  headline: Head',
    '  lead: Lead',
    '  command: npm create',
    '  demo: { name: GroupBasic, caption: A demo }',
    '  actions: [{ text: Start, href: /toolpad/core, primary: true }]',
  ];
  const english = (hero: string[]) => ENGLISH.replace('\n---\nLead', `\n${hero.join('\n')}\n---\nLead`);
  const chinese = (hero: string[]) => [...HEAD.slice(0, -1), ...hero, '---', ...BODY];
  const WORDS_OF_HERO = 'headline: 头, lead: 引';

  test('has words of its own, and the command, the demo and the addresses of the English page', () => {
    const { page, problems } = translate(chinese([`hero: { ${WORDS_OF_HERO}, caption: 演示, actions: [开始] }`]), english(HERO));
    expect(problems).toEqual([]);
    expect(page?.data.hero).toEqual({
      headline: '头',
      lead: '引',
      command: 'npm create',
      demo: { name: 'GroupBasic', caption: '演示' },
      actions: [{ text: '开始', href: '/toolpad/core', primary: true }],
    });
  });

  test('has no demo where the English page has none', () => {
    const plain = HERO.filter((line) => !line.includes('demo'));
    const { page, problems } = translate(chinese([`hero: { ${WORDS_OF_HERO}, actions: [开始] }`]), english(plain));
    expect([problems, page?.data.hero?.headline, page?.data.hero?.demo]).toEqual([[], '头', undefined]);
  });

  test.each([
    ['no hero', HERO, []],
    ['a hero that the English page has not', [], [`hero: { ${WORDS_OF_HERO}, actions: [] }`]],
    ['no caption', HERO, [`hero: { ${WORDS_OF_HERO}, actions: [开始] }`]],
    ['a caption without a demo', HERO.toSpliced(4, 1), [`hero: { ${WORDS_OF_HERO}, caption: 演示, actions: [开始] }`]],
    ['an action less', HERO, [`hero: { ${WORDS_OF_HERO}, caption: 演示, actions: [] }`]],
    ['an action more', HERO, [`hero: { ${WORDS_OF_HERO}, caption: 演示, actions: [开始, 更多] }`]],
  ])('with %s is a problem', (_, own, hero) => {
    const { page, problems } = translate(chinese(hero), english(own));
    expect(problems).toEqual(['a.zh.md:1: The hero is not as in a.md. Write the same keys and as many actions.']);
    expect(page?.data.hero).toBeUndefined();
  });
});
