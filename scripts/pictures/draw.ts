import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX, type PictureFacts, pictureLayout } from './layout.ts';

const FONTS = 'node_modules/@fontsource';
const kept = new Map<string, Font>();

/** Draws a page's picture as a PNG. Fonts come from pinned packages and letters become shapes, so that it looks the same everywhere. */
export async function drawPicture(facts: PictureFacts): Promise<Uint8Array> {
  const layout = pictureLayout(facts) as Parameters<typeof satori>[0];
  const svg = await satori(layout, { width: PICTURE_WIDTH_PX, height: PICTURE_HEIGHT_PX, fonts: fontsFor(facts) });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** The Chinese font is large, so it is read only where it is needed. */
function fontsFor(facts: PictureFacts): Font[] {
  const roboto = ([400, 600] as const).map((weight) => font('Roboto', `roboto/files/roboto-latin-${weight}-normal.woff`, weight));
  if (!/\p{Script=Han}/u.test(Object.values(facts).join(''))) return roboto;
  const chinese = 'noto-sans-sc/files/noto-sans-sc-chinese-simplified';
  return [...roboto, font('Noto', `${chinese}-400-normal.woff`, 400), font('Noto', `${chinese}-700-normal.woff`, 600)];
}

function font(name: string, file: string, weight: 400 | 600): Font {
  const known = kept.get(file) ?? { name, weight, style: 'normal', data: readFileSync(`${FONTS}/${file}`) };
  kept.set(file, known);
  return known;
}
