import { PALETTES } from '../../client/theme/palette.ts';
import { products } from '../../content/products.ts';

/** What a page's picture says. */
export type PictureFacts = { title: string; description: string; section: string; product: string; version: string };

type Style = Record<string, string | number>;
/** An element as satori takes it. Every box is a flex box. */
export type Box = { type: string; props: Record<string, unknown> & { children?: (Box | string)[] | string } };

export const PICTURE_WIDTH_PX = 1200;
export const PICTURE_HEIGHT_PX = 630;

const MARGIN_PX = 76;
/** As a page looks in the dark. */
const { background, text, primary, secondary } = PALETTES.dark;
/** The two products are told apart at a glance in a list of links. */
const ACCENTS: Record<string, string> = { [products.studio.name]: secondary.main };

/** The picture of a page in a link's preview: the product, where the page stands, its title and what it is about. */
export function pictureLayout({ title, description, section, product, version }: PictureFacts): Box {
  const accent = ACCENTS[product] ?? primary.main;
  return box(
    { width: PICTURE_WIDTH_PX, height: PICTURE_HEIGHT_PX, background: background.default, color: text.primary, fontFamily: 'Roboto, Noto' },
    [
      tiles(accent),
      box({ flexDirection: 'column', flexGrow: 1, width: '100%', padding: `${MARGIN_PX - 12}px ${MARGIN_PX}px ${MARGIN_PX}px` }, [
        box({ alignItems: 'center', fontSize: 34, fontWeight: 600 }, [
          logo(accent),
          box({ marginLeft: 18 }, [product]),
          box({ marginLeft: 18, color: text.secondary, fontWeight: 400 }, [version]),
        ]),
        box({ flexGrow: 1 }, []),
        box({ color: accent, fontSize: 30, fontWeight: 600, marginBottom: 18 }, [section]),
        box({ ...clamped(3), fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.12, letterSpacing: '-0.02em' }, [title]),
        box({ ...clamped(2), marginTop: 26, color: text.secondary, fontSize: 32, lineHeight: 1.4 }, [description]),
      ]),
    ],
  );
}

/** A long title is set smaller; a Chinese character is as wide as two others. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
  if (width <= 22) return 100;
  return width <= 44 ? 80 : 64;
}

function clamped(lines: number): Style {
  return { display: 'block', lineClamp: lines, maxWidth: 1000, wordBreak: 'break-word' };
}

/** The site's mark, as in its header. */
function logo(accent: string): Box {
  const tile = (x: number, y: number, height: number, opacity: number) => ({
    type: 'rect',
    props: { x, y, width: 9, height, rx: 2.5, fill: accent, opacity },
  });
  return {
    type: 'svg',
    props: { width: 48, height: 48, viewBox: '0 0 24 24', children: [tile(2, 2, 20, 1), tile(13, 2, 9, 0.55), tile(13, 13, 9, 0.8)] },
  };
}

/** The mark once more, large and faint, cut off by the corner. */
function tiles(accent: string): Box {
  const tile = (style: Style) => box({ position: 'absolute', background: accent, borderRadius: 34, ...style }, []);
  return box({ position: 'absolute', top: -60, right: -70, width: 420, height: 420, opacity: 0.13 }, [
    tile({ left: 0, top: 0, width: 170, height: 400 }),
    tile({ left: 205, top: 0, width: 190, height: 180, opacity: 0.55 }),
    tile({ left: 205, top: 215, width: 190, height: 185, opacity: 0.8 }),
  ]);
}

function box(style: Style, children: (Box | string)[]): Box {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: children.length === 1 ? (children[0] as string) : children },
  };
}
