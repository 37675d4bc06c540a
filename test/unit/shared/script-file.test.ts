import { expect, test } from 'vitest';
import { scriptTag } from '../../../client/shared/script-file.ts';

test('a script is a module that does not hold the page back, and that browsers check', () => {
  const tag = scriptTag({ url: '/toolpad/assets/a.js', integrity: 'sha256-x' });
  expect(tag).toBe('<script type="module" async src="/toolpad/assets/a.js" integrity="sha256-x" crossorigin></script>');
});
