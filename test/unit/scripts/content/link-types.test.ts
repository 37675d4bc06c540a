import { describe, expect, test } from 'vitest';
import { linkTypes } from '../../../../scripts/content/link-types.ts';
import { createEnv } from '../../../../scripts/content/markdown-env.ts';

const COMPONENTS = new Set(['Account', 'AccountPreview']);

describe('linkTypes', () => {
  test.each([
    ['Session | null', '<a href="/toolpad/core/react-app-provider#types">Session</a> | null'],
    ['Partial<Branding>', 'Partial&lt;<a href="/toolpad/core/react-app-provider#branding">Branding</a>&gt;'],
    ['AccountPreviewProps', '<a href="/toolpad/core/api/account-preview">AccountPreviewProps</a>'],
    ['AccountSlots', '<a href="/toolpad/core/api/account#slots">AccountSlots</a>'],
    ['AccountSlotProps', '<a href="/toolpad/core/api/account#slots">AccountSlotProps</a>'],
    ['Codec<string>', '<a href="/toolpad/core/react-persistent-state#codecs">Codec</a>&lt;string&gt;'],
    ['AlertOptions', '<a href="/toolpad/core/react-use-dialogs/api#alert-options">AlertOptions</a>'],
    ['StackProps', 'StackProps'],
    ['React.ReactNode', 'React.ReactNode'],
    ["'Session'", "'Session'"],
    ['SessionStore', 'SessionStore'],
    ['constructor', 'constructor'],
  ])('%s → %s', (type, html) => {
    expect(linkTypes(type, COMPONENTS, createEnv('x.json', 0))).toBe(html);
  });

  test('notes its links for the link check', () => {
    const env = createEnv('x.json', 0);
    linkTypes('Navigation | AccountSlots', COMPONENTS, env);
    expect(env.links).toEqual([
      { path: '/toolpad/core/react-dashboard-layout', hash: 'navigation', line: 0 },
      { path: '/toolpad/core/api/account', hash: 'slots', line: 0 },
    ]);
  });
});
