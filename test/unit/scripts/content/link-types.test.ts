import { describe, expect, test } from 'vitest';
import type { TypePart } from '../../../../client/blocks/api-table/api-table.ts';
import { createEnv } from '../../../../scripts/content/markdown/env.ts';
import { typeParts } from '../../../../scripts/content/reference/link-types.ts';
import { site } from '../../../helpers/project/site.ts';

const COMPONENTS = new Set(['Account', 'AccountPreview']);

describe('typeParts', () => {
  test.each<[string, TypePart[]]>([
    ['Session | null', [{ name: 'Session', href: '/toolpad/core/react-app-provider#types' }, ' | null']],
    ['Partial<Branding>', ['Partial<', { name: 'Branding', href: '/toolpad/core/react-app-provider#branding' }, '>']],
    ['AccountPreviewProps', [{ name: 'AccountPreviewProps', href: '/toolpad/core/api/account-preview' }]],
    ['AccountSlots', [{ name: 'AccountSlots', href: '/toolpad/core/api/account#slots' }]],
    ['AccountSlotProps', [{ name: 'AccountSlotProps', href: '/toolpad/core/api/account#slots' }]],
    ['Codec<string>', [{ name: 'Codec', href: '/toolpad/core/react-persistent-state#codecs' }, '<string>']],
    ['AlertOptions', [{ name: 'AlertOptions', href: '/toolpad/core/react-use-dialogs/api#alert-options' }]],
    ['StackProps', ['StackProps']],
    ['React.ReactNode', ['React.ReactNode']],
    ["'Session'", ["'Session'"]],
    ['SessionStore', ['SessionStore']],
    ['constructor', ['constructor']],
  ])('%s → %j', (type, parts) => {
    expect(typeParts(type, COMPONENTS, createEnv('x.json', 0, { project: site, path: '/toolpad/x' }))).toEqual(parts);
  });

  test('notes its links for the link check', () => {
    const env = createEnv('x.json', 0, { project: site, path: '/toolpad/x' });
    typeParts('Navigation | AccountSlots', COMPONENTS, env);
    expect(env.links).toEqual([
      { path: '/toolpad/core/react-dashboard-layout', hash: 'navigation', line: 0 },
      { path: '/toolpad/core/api/account', hash: 'slots', line: 0 },
    ]);
  });
});
