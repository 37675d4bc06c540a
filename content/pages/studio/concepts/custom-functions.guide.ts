import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

/** An editor that only notes what it is told to open. */
const STAND_IN_EDITOR = `printf '#!/bin/sh\\necho "$*" > opened.txt\\n' > node_modules/.bin/code && chmod +x node_modules/.bin/code`;

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: { 'https://weather.example.com': { '/v1/forecast': { city: 'Lisbon', celsius: 21 } } },
  steps: [
    MAKE_APP,
    { says: 'With npm, first name your editor in .env', run: 'echo EDITOR=code > .env' },
    { says: 'With npm, first name your editor in .env', run: STAND_IN_EDITOR },
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { follow: '' },
    { says: 'Make sure that the folder toolpad/resources existed when you started dev.', written: 'toolpad/resources' },
    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'Click the + beside Queries and choose Custom. The query editor opens.', press: 'Create new query' },
    { press: 'Custom' },
    { says: 'Open the function selector.', press: 'Select function' },
    { says: 'the selector lists greet below functions.ts', press: 'greet' },
    { says: 'Click Open to edit the file in your IDE.', press: 'Open' },
    { says: 'Click Open to edit the file in your IDE.', written: 'opened.txt' },
    { says: 'Give the parameter name a value under Parameters', type: 'Priya', into: 'name' },
    { says: 'click Run', press: 'Run', see: ['Hello Priya, this is Node'] },
    { says: 'and Save.', edit: { save: 'query' } },
    { follow: 'your-first-function' },
    { open: EDITOR, see: ['greeting'] },
    { open: PAGE, see: ['Hello Priya, this is Node'] },
    { type: 'Aiko', into: 'Name', see: ['Hello Aiko, this is Node'] },
    { follow: 'parameters-come-from-the-types' },
    { follow: 'secrets' },
    { follow: 'request-context' },
    { follow: 'cookies' },
    { open: PAGE, see: ['Hello Priya, this is Node'] },
  ],
};
