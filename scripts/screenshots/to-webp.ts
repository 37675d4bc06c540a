import type { Page } from 'playwright-core';

/** The most that a picture may weigh. */
export const PICTURE_MAX_BYTES = 80 * 1024;
const QUALITIES = [0.92, 0.86, 0.8, 0.72, 0.64, 0.55, 0.45];

/** Turns a PNG into the best WebP that is light enough, with the encoder of the browser. Throws when none is. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const encoded = await page.evaluate<string>(`(${ENCODE})('${png.toString('base64')}', ${quality})`);
    const webp = Buffer.from(encoded, 'base64');
    if (webp.length <= PICTURE_MAX_BYTES) return webp;
  }
  throw new Error(`The picture is heavier than ${PICTURE_MAX_BYTES} bytes in any quality. Show a smaller part.`);
}

/** Runs in the browser, whose names the scripts do not know; hence a text. */
const ENCODE = `async (png, quality) => {
  const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return new Uint8Array(await blob.arrayBuffer()).toBase64();
}`;
