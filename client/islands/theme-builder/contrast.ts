import type { ColorName, ThemeChoice } from '../../shared/preferences/theme-choice.ts';

/** What WCAG 2.2 asks of text (1.4.3): this much, or this much if it is large. */
const TEXT_RATIO = 4.5;
const LARGE_TEXT_RATIO = 3;

/** The pages that Material UI paints in each scheme. */
const PAGES = { light: '#ffffff', dark: '#121212' } as const;

type Verdict = 'passes' | 'largeOnly' | 'fails';

/** A ratio from 1 to 21, cut to two digits so that it never says more than it is, and what it is enough for. */
export type Contrast = { of: 'onIt' | 'onLight' | 'onDark'; ratio: number; verdict: Verdict };

/** How the text on a color stands out from it, and how text in that color stands out from the page of each scheme in use. */
export function contrastsOf(choice: ThemeChoice, name: ColorName): Contrast[] {
  const main = channels(choice.palette[name].main);
  const light = contrast('onLight', main, channels(PAGES.light));
  const dark = contrast('onDark', main, channels(PAGES.dark));
  return [
    contrast('onIt', textOn(main, choice.contrastThreshold), main),
    ...(choice.mode === 'dark' ? [] : [light]),
    ...(choice.mode === 'light' ? [] : [dark]),
  ];
}

type Channels = readonly [red: number, green: number, blue: number];

function contrast(of: Contrast['of'], text: Channels, background: Channels): Contrast {
  const exact = ratioOf(text, background);
  const verdict = exact >= TEXT_RATIO ? 'passes' : exact >= LARGE_TEXT_RATIO ? 'largeOnly' : 'fails';
  return { of, ratio: Math.floor(exact * 100) / 100, verdict };
}

/** Material UI's choice: white where it reaches the threshold, by luminances of three digits, else black at 87 %, which lets the color through. */
function textOn(main: Channels, threshold: number): Channels {
  const white: Channels = [255, 255, 255];
  if (ratioOf(white, main, (exact) => Number(exact.toFixed(3))) >= threshold) return white;
  const [red, green, blue] = main;
  return [red * 0.13, green * 0.13, blue * 0.13];
}

function ratioOf(a: Channels, b: Channels, round = (exact: number) => exact): number {
  const [dark = 0, light = 0] = [round(luminance(a)), round(luminance(b))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance. */
function luminance(color: Channels): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The channels of `#rgb` or `#rrggbb`, from 0 to 255. */
function channels(hex: string): Channels {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
}
