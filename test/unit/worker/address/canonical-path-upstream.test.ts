import { describe, expect, test } from 'vitest';
import { decide } from '../../../helpers/decide.ts';

const INTRO = '/toolpad/core/introduction';

/** The examples of the original site. Those marked differ from it on purpose. */
const EXAMPLES: [id: string, target: string, expected: string][] = [
  ['E1', '/', '301 /toolpad'],
  ['E2', '/#foo', '301 /toolpad'],
  ['E3', `/zh${INTRO}/`, `301 /zh${INTRO}`],
  ['E4, differs', `/en${INTRO}/`, `301 ${INTRO}`],
  ['E5, differs', '/zh', '301 /zh/toolpad'],
  ['E6', '/zh/', '301 /zh/toolpad'],
  ['E7', '/pt/toolpad/', '301 /toolpad'],
  ['E8', '/zhfoo/', '404 en'],
  ['E9', `${INTRO}/#a`, `301 ${INTRO}`],
  ['E10, differs', `${INTRO}/?q=1`, `301 ${INTRO}?q=1`],
  ['E11', `${INTRO}/?q=1#h`, `301 ${INTRO}?q=1`],
  ['E12', '/api/button/', '301 /toolpad/studio/reference/components/button'],
  ['E13', '/api', '301 /api-docs'],
  ['E14, differs', '/apix/', '404 en'],
  ['E15, differs', '/api-docs/button/', '301 /toolpad/studio/reference/components/button'],
  ['E16', '/zh/api/button/#x', '301 /zh/toolpad/studio/reference/components/button'],
  ['E17', '/toolpad/core/api/account/', '301 /toolpad/core/api/account'],
  ['E18', '//', '301 /toolpad'],
  ['E19, differs', '/toolpad//', '301 /toolpad'],
];

describe('decidePath', () => {
  test.each(EXAMPLES)('%s: answers %s with %s', (_id, target, expected) => {
    expect(decide(target)).toBe(expected);
  });
});
