/** The tile service of the guide about maps. */
export const TILES_URL = 'https://tile.openstreetmap.org/**';

const TILE = 256;
/** The one zoom that has a drawing, and where its middle stands there, in pixels from the corner of the world. */
const CITY_ZOOM = 13;
const CITY = { x: 995_332, y: 803_583 };

/** A plain map of Lisbon of our own, around its middle: no map of others may be in the pictures. A pixel is 15 meters. */
const DRAWN_CITY = `<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">
<path stroke-width="1.5" stroke="#f7f4ec" d="M-420-180v300M-390-180v310M-150-180v290M-120-180v285M-95-110v220M-40-180v120M-15-180v150M-25 40v60M0 20v70M15-180v180M65-180v230M90-180v220M120-180v200M150-180v160M180-180v90M-420-140H220M-420-110H220M-150-75H200M-150-50H190M-150-25H170M-150 5H150M-180 30H120M-180 60H80M-250 90H40M-420 50H-330M-420 90H-300M-330 120H-80"/>
<path stroke-width="4" stroke="#e6dfcf" d="M-420 165-250 135-120 102-30 97 0 80 58 58 100 32 150-10 190-80 240-190"/><path stroke-width="3" d="M-420 165-250 135-120 102-30 97 0 80 58 58 100 32 150-10 190-80 240-190"/>
<path stroke-width="5" stroke="#e6dfcf" d="M-9 33-58-41-70-95-60-180M23 30 30-60 41-164M-180-40-110-55-58-41 30-60 150-75M-420-70-300-120-200-125-70-95 36-115 200-130M-215 180-205 90-160 20-130-60-140-180"/>
<path stroke-width="4" stroke="#fbe3a1" d="M-9 33-58-41-70-95-60-180M23 30 30-60 41-164M-180-40-110-55-58-41 30-60 150-75M-420-70-300-120-200-125-70-95 36-115 200-130M-215 180-205 90-160 20-130-60-140-180"/></g>
<g fill="#c5e0b4"><path d="M-360-90Q-310-140-240-110T-190-30Q-180 40-240 60T-340 30Q-390-30-360-90z"/><path d="M-92-88-70-92-52-48-70-40z"/><path d="M50 10 74 2 82 26 60 34z"/><path d="M85-150h34v28H85z"/></g>
<path fill="#a9d3e6" d="M-600 215-400 187-250 153-120 120-29 112 0 96 60 74 108 46 160 2 203-75 260-200 300-380H900V700H-600z"/>
<path fill="none" stroke="#d9a76a" stroke-width="4" d="M-215 172-213 320"/>
<g font-family="Roboto,sans-serif" text-anchor="middle" stroke="#fff" stroke-width="3" paint-order="stroke"><text x="0" y="4" font-size="19" font-weight="700" fill="#3d3d3d">Lisbon</text>
<text x="120" y="126" font-size="15" font-style="italic" fill="#2f7797" stroke="none">Tagus</text><text x="-232" y="-25" font-size="13" fill="#3f6f2f">Monsanto</text></g>`;

/** A tile by its address, as an answer to the browser. Other zooms are bare land. */
export function tileAt(url: string): { body: string; contentType: string } {
  const [zoom, x, y] = (/(\d+)\/(\d+)\/(\d+)\.png$/.exec(url) ?? []).slice(1).map(Number);
  const corner = zoom === CITY_ZOOM && x && y ? `${x * TILE - CITY.x} ${y * TILE - CITY.y}` : '9000 9000';
  return {
    contentType: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="${corner} ${TILE} ${TILE}"><rect x="-9999" y="-9999" width="99999" height="99999" fill="#efeae0"/>${DRAWN_CITY}</svg>`,
  };
}
