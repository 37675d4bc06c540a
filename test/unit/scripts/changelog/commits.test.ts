import { describe, expect, test } from 'vitest';
import { changelogOf, subjectProblem } from '../../../../scripts/changelog/commits.ts';

describe('changelogOf', () => {
  test('does not list itself', () => {
    expect(changelogOf('2026-11-22\t\tchangelog: list this week')).not.toContain('this week');
  });

  test('has a chapter for each release and for the days since, with the areas in order', () => {
    const log = [
      '2026-11-22\tHEAD -> main\tsearch: rank titles first',
      '2026-11-22\t\tads: keep the slot',
      '2026-11-21\ttag: v1.0.0, origin/main\tdocs: begin',
      '2026-11-20\t\tAn old subject',
    ];
    expect(changelogOf(log.join('\n')).split('\n').slice(4)).toEqual([
      '## 2026-11-22',
      '',
      '- **ads**: keep the slot',
      '- **search**: rank titles first',
      '',
      '## v1.0.0 (2026-11-21)',
      '',
      '- **docs**: begin',
      '- **other**: An old subject',
      '',
    ]);
  });

  test('shows subjects as they are written', () => {
    expect(changelogOf('2026-11-22\t\tui: hide <b> and *x* of `y`')).toContain('- **ui**: hide \\<b\\> and \\*x\\* of \\`y\\`');
  });
});

describe('subjectProblem', () => {
  test.each(['search: rank titles first', 'live-edit, code: run in WebKit', `ads: ${'x'.repeat(67)}`])('takes %s', (subject) => {
    expect(subjectProblem(subject)).toBeUndefined();
  });

  test.each([
    ['Rank titles first', '`Rank titles first` does not name its area. Write `area: imperative summary`.'],
    [`ads: ${'x'.repeat(68)}`, `\`ads: ${'x'.repeat(68)}\` has 73 characters. Shorten it to 72.`],
  ])('says what is wrong with %s', (subject, problem) => {
    expect(subjectProblem(subject)).toBe(problem);
  });
});
