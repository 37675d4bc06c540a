import type { ColorScheme } from '../shared/preferences/color-mode.ts';

/** The colors of both schemes. Text on its surface has a contrast of at least 4.5, the border of a field of 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const PALETTES = {
  light: {
    primary: { main: '#0062c4', light: '#3389e0', dark: '#004a94', contrastText: '#ffffff' },
    // Studio's, which stands in for primary on its pages.
    secondary: { main: '#00705c', light: '#2f9d87', dark: '#005445', contrastText: '#ffffff' },
    success: { main: '#14703c' },
    warning: { main: '#8a5300' },
    error: { main: '#b3182b' },
    info: { main: '#0062c4' },
    text: { primary: '#1b2027', secondary: '#505b69' },
    divider: '#e0e4ea',
    background: { default: '#ffffff', paper: '#ffffff' },
    surface: {
      field: '#7b8794',
      subtle: '#f6f8fa',
      hover: '#eef2f6',
      code: '#f6f8fa',
      codeText: '#1b2027',
      codeBar: '#e9edf2',
      inlineCode: '#eef1f5',
      accent: '#e9f2fc',
    },
  },
  dark: {
    primary: { main: '#6cb2ff', light: '#9ccbff', dark: '#3d8fe6', contrastText: '#0b1015' },
    secondary: { main: '#5ed3b4', light: '#94e6d0', dark: '#31b192', contrastText: '#0b1015' },
    success: { main: '#5fd08d' },
    warning: { main: '#f0b34d' },
    error: { main: '#ff8a93' },
    info: { main: '#6cb2ff' },
    text: { primary: '#e6ebf1', secondary: '#a5b1bf' },
    divider: '#2a323c',
    background: { default: '#0f1214', paper: '#151a1f' },
    surface: {
      field: '#6b7785',
      subtle: '#161b21',
      hover: '#1e252d',
      code: '#161b22',
      codeText: '#f3f4f6',
      codeBar: '#1e252d',
      inlineCode: '#222a33',
      accent: '#14263a',
    },
  },
} satisfies Record<ColorScheme, object>;

/** A color in the system's scheme, for a document that has none of the theme's variables. */
export function inSystemScheme(colorOf: (palette: (typeof PALETTES)[ColorScheme]) => string): string {
  return `light-dark(${colorOf(PALETTES.light)},${colorOf(PALETTES.dark)})`;
}
