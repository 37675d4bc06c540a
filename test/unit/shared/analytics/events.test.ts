import { expect, test } from 'vitest';
import { tracked } from '../../../../client/shared/analytics/tracked.ts';

test('a control whose presses are counted says which part it is of, and what it does', () => {
  expect(tracked('demo', 'copy')).toEqual({ 'data-ga-event-category': 'demo', 'data-ga-event-action': 'copy' });
});
