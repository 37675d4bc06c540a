import { expect, test } from 'vitest';
import { sectionWords } from '../../../../scripts/search/section-words.ts';

test('a section has the words of its language', () => {
  expect(sectionWords('en', '/toolpad/core/react-use-dialogs', '')).toContain('modal');
  expect(sectionWords('en', '/toolpad/core/react-use-dialogs', 'confirm')).toContain('window.confirm');
  expect(sectionWords('zh', '/toolpad/core/react-use-dialogs', 'confirm')).toContain('二次确认');
  expect(sectionWords('en', '/toolpad/core/react-use-dialogs', 'absent')).toBe('');
});
