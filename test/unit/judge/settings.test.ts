import { expect, test } from 'vitest';
import { SETTINGS } from '../../../client/search/settings.ts';
import { climb } from '../../judge/settings.ts';

test('what the seen queries gain by is kept, whatever the held-out ones say', () => {
  const { settings, steps } = climb(({ lead, places }) => ({ seen: -Math.abs(lead - 2) - places.text, heldOut: lead }));
  expect(settings.lead).toBeGreaterThan(SETTINGS.lead);
  expect(settings.places.text).toBeLessThan(SETTINGS.places.text);
  expect(settings).toEqual({ ...SETTINGS, lead: settings.lead, places: { ...SETTINGS.places, text: settings.places.text } });
  expect(steps.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual(['places.text', 'lead']);
});
