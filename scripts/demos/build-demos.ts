import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DemoDocument, demoFile, LIVE_EDIT_FILE } from '../../client/shared/address/built-files.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { type ScriptFile, scriptTag } from '../../client/shared/script-file.ts';
import { bundleBoot } from '../client/bundle-boot.ts';
import { fontFaces, writeFonts } from '../client/fonts.ts';
import { writeScript } from '../client/script-file.ts';
import { assetsFolder } from '../shared/folders.ts';
import { hashSource } from '../shared/hash.ts';
import { bundleForBrowser, bundleForServer } from './demo-bundles.ts';
import { demoChunks } from './demo-chunks.ts';
import { demoSheet } from './demo-sheet.ts';
import { type Demo, productOfDemo, type StyledDemo, styledDemos } from './find-demos.ts';
import { bundleLiveFrame, liveDocument } from './live-frame.ts';
import { modulesOf } from './modules-of.ts';

type RenderedDemo = { html: string; styles: { key: string; ids: string[]; css: string }[] };
/** What a document is put together from: texts of styles and scripts without their tags. */
type Parts = { rendered: RenderedDemo; sheet: string; boot: string; begin: ScriptFile; ground: string; isDrawn: boolean };

/** Their components draw nothing before they have been measured in a browser, so that a demo with them does not wait for a sign of its reader. */
const DRAWN_IN_BROWSER = /\/@mui\/x-(?:charts|data-grid)\//;

/** Builds the demos, and the frame of edited ones. Throws a ContentError for a class that Tailwind does not know. */
export async function buildDemos(demos: readonly Demo[]): Promise<void> {
  // Waited for together, so that a failure of either is met while the other goes on.
  await Promise.all([buildLiveFrame(demos), buildDemoDocuments(demos)]);
}

/** Bundles the packages of all demos for a session, so that the first edit of a demo need not wait for them. */
export async function bundleDemoPackages(demos: readonly Demo[]): Promise<void> {
  const styled = demos.flatMap(styledDemos);
  await bundleForServer(styled, 'all');
  for (const [product, own] of Map.groupBy(styled, productOfDemo)) await bundleForBrowser(product, [own], 'all');
}

/** Builds the frame in which edited demos run. */
export async function buildLiveFrame(demos: readonly Demo[]): Promise<void> {
  const live = await bundleLiveFrame(demos);
  write(LIVE_EDIT_FILE, liveDocument(live, fontFaces(await writeFonts())));
}

/** Bundles these demos by product and renders each, in each styling, to a document of its own. */
export async function buildDemoDocuments(demos: readonly Demo[]): Promise<void> {
  const styled = demos.flatMap(styledDemos);
  const server = bundleForServer(styled);
  const beginFor = async (product: ProductId) => {
    const own = styled.filter((demo) => productOfDemo(demo) === product);
    // A demo by itself has nobody to share a file with, and need not wait.
    const chunks = demos.length === 1 ? [own] : demoChunks(own, (await server).metafile.inputs);
    return writeScript(`begin-${product}`, await bundleBoot('client/demos/begin.ts', await bundleForBrowser(product, chunks)));
  };
  const products = [...new Set(styled.map(productOfDemo))];
  const [{ outfile, metafile }, boot, ...begins] = await Promise.all([
    server,
    bundleBoot('client/demos/boot.ts'),
    ...products.map(beginFor),
  ]);
  // In development the same file is written and imported again.
  const rendered: { demos: Record<string, () => RenderedDemo> } = await import(`${pathToFileURL(outfile).href}?${performance.now()}`);
  const ground = fontFaces(await writeFonts()) + SENTENCES + UNMIRRORED;
  for (const demo of styled) {
    const [render, begin] = [rendered.demos[demo.name], begins[products.indexOf(productOfDemo(demo))]];
    if (!render || !begin) throw new Error(`The bundle of all demos lacks ${demo.name}. Build again.`);
    const parts = {
      rendered: render(),
      sheet: await demoSheet(demo),
      boot,
      begin,
      ground,
      isDrawn: ![...modulesOf(demo, metafile.inputs)].some((path) => DRAWN_IN_BROWSER.test(path)),
    };
    write(demoFile(demo.name), JSON.stringify(demoDocument(demo, parts)));
  }
}

/** A mirrored demo keeps its English sentences in order, full stops too (U+2068, first strong isolate), and says no more for it. */
const SENTENCES = '[dir=rtl] :is(p,.MuiAlert-message,.MuiSnackbarContent-message)::before{content:"\\2068"/""}';

/** What the build drew stays as it was drawn until the demo is mirrored: its styles are for one direction. */
const UNMIRRORED = '[dir=rtl] body:not([data-mounted]) #demo{direction:ltr}';

function write(path: string, text: string): void {
  const file = join(assetsFolder(), path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The document, and the hashes of everything inline in it that its policy must allow. */
function demoDocument({ name }: StyledDemo, { rendered, sheet, boot, begin, ground, isDrawn }: Parts): DemoDocument {
  const { html, styles } = rendered;
  const emotion = styles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`).join('');
  const own = sheet && `<style>${sheet}</style>`;
  const head = `><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${name} demo</title><style>${ground}</style>${own}${emotion}`;
  const body = `</head><body data-demo="${name}"${isDrawn ? '' : ' data-undrawn'}>`;
  // What components write into their markup by themselves is known from the markup alone.
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  // React catches a form's submit before the demo is alive and sends it on afterwards.
  const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => decodeEntities(text));
  return {
    parts: [
      '<!doctype html><html lang="en"',
      head,
      body,
      `<script>${boot}</script>${scriptTag(begin)}`,
      `<div id="demo">${html}</div></body></html>`,
    ],
    styles: sources([ground, ...styles.map(({ css }) => css), ...(sheet ? [sheet] : []), ...inlineStyles]),
    scripts: [...sources([boot, ...inlineScripts]), `'${begin.integrity}'`],
    styleAttributes: sources(attributes),
  };
}

function sources(texts: string[]): string[] {
  return [...new Set(texts)].map(hashSource);
}

/** A policy hashes an attribute's value as the parser reads it. React writes these five entities and no others. */
function decodeEntities(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
