import { describe, expect, test } from 'vitest';
import { siteComponents } from '../../../client/theme/components.ts';
import { createSiteTheme } from '../../../client/theme/create-theme.ts';
import { textSize } from '../../../client/theme/css.ts';
import { denseComponents } from '../../../client/theme/dense.ts';

const theme = createSiteTheme({ direction: 'ltr', dense: false });

describe('createSiteTheme', () => {
  test.each([
    ['breakpoints', theme.breakpoints.values, { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
    ['the up-query of sm', theme.breakpoints.up('sm'), '@media (min-width:600px)'],
    ['border radius', theme.shape.borderRadius, 4],
    ['font size', theme.typography.fontSize, 14],
    ['body text', theme.typography.body2.fontSize, '0.875rem'],
    ['font', theme.typography.fontFamily?.split(',')[0], 'Roboto'],
    ['transition shortest', theme.transitions.duration.shortest, 150],
    ['transition shorter', theme.transitions.duration.shorter, 200],
    ['transition short', theme.transitions.duration.short, 250],
    ['transition standard', theme.transitions.duration.standard, 300],
    ['transition complex', theme.transitions.duration.complex, 375],
    ['transition entering', theme.transitions.duration.enteringScreen, 225],
    ['transition leaving', theme.transitions.duration.leavingScreen, 195],
    ['mobile stepper', theme.zIndex.mobileStepper, 1000],
    ['floating button', theme.zIndex.fab, 1050],
    ['app bar', theme.zIndex.appBar, 1100],
    ['drawer', theme.zIndex.drawer, 1200],
    ['modal', theme.zIndex.modal, 1300],
    ['snackbar', theme.zIndex.snackbar, 1400],
    ['tooltip', theme.zIndex.tooltip, 1500],
    ['components without density', theme.components, siteComponents],
    ['title of a page', theme.typography.h1.fontSize, textSize.title],
  ])('has for %s the value %j', (_name, value, expected) => {
    expect(value).toEqual(expected);
  });

  test('has a spacing unit of 8 px', () => {
    const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet));
    const variables: Record<string, string> = Object.assign({}, ...sheets);
    expect([theme.spacing(1), variables['--mui-spacing']]).toEqual(['var(--mui-spacing, 8px)', '8px']);
  });

  test.each(['ltr', 'rtl'] as const)('takes the direction %s', (direction) => {
    expect(createSiteTheme({ direction, dense: false }).direction).toBe(direction);
  });

  test('has both color schemes', () => {
    expect(Object.keys(theme.colorSchemes)).toEqual(['light', 'dark']);
  });

  test('styles a scheme by attribute, and by media query where there is no attribute', () => {
    expect(theme.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where([data-mui-color-scheme="dark"]) &': { color: 'red' },
      '@media (prefers-color-scheme: dark)': { '*:where(:root:not([data-mui-color-scheme])) &': { color: 'red' } },
    });
  });
});

describe('denseComponents', () => {
  const input = { size: 'small', margin: 'dense' };
  const expected = Object.fromEntries([
    ...['Button', 'IconButton', 'Fab', 'Table'].map((name) => [`Mui${name}`, { size: 'small' }] as const),
    ...['FilledInput', 'FormControl', 'InputBase', 'InputLabel', 'OutlinedInput', 'TextField'].map(
      (name) => [`Mui${name}`, input] as const,
    ),
    ['MuiFormHelperText', { margin: 'dense' }],
    ...['List', 'ListItem'].map((name) => [`Mui${name}`, { dense: true }] as const),
    ['MuiToolbar', { variant: 'dense' }],
  ]);

  test.each(Object.entries(expected))('give %s the props %j', (name, props) => {
    expect(new Map(Object.entries(denseComponents)).get(name)).toEqual({ defaultProps: props });
  });

  test('are those of the dense theme, and no others', () => {
    expect(Object.keys(denseComponents).sort()).toEqual(Object.keys(expected).sort());
    const { components = {} } = createSiteTheme({ direction: 'ltr', dense: true });
    expect(components).toMatchObject(denseComponents);
    expect(Object.keys(components).sort()).toEqual([...new Set([...Object.keys(expected), ...Object.keys(siteComponents)])].sort());
    // How a button looks does not depend on its size.
    expect(components.MuiButton?.styleOverrides).toEqual(siteComponents.MuiButton?.styleOverrides);
  });
});
