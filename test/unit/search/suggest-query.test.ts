import { expect, test } from 'vitest';
import { suggestQuery } from '../../../client/search/suggest-query.ts';
import { smallIndex } from '../../helpers/small-index.ts';

const index = smallIndex({ a: { lead: 'dashboard notification tabs authenticate' } }, [['taps panel', 'drawer']]);

test.each([
  ['dashbord', 'dashboard'],
  ['the dashbord, please', 'the dashboard, please'],
  ['(dashbord)', '(dashboard)'],
  ['dashbord notificatoin', 'dashboard notification'],
  ['tobs', 'tabs'],
  ['autentificate', 'authenticate'],
  ['dashboard', undefined],
  ['dashb', undefined],
  ['panel', undefined],
  ['taps', undefined],
  ['tib', undefined],
  ['txyz', undefined],
  ['useDashbord', undefined],
  ['', undefined],
])('%j → %j', (query, correction) => {
  expect(suggestQuery(index, query)).toBe(correction);
});
