import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type ScriptFile, scriptTag } from '../../client/shared/script-file.ts';
import { browserOptions } from '../bundling/bundle-options.ts';
import { generatedModules } from '../bundling/generated-modules.ts';
import { scriptFile } from '../client/script-file.ts';
import { assetsFolder, urlOf } from '../shared/folders.ts';
import { hashOf } from '../shared/hash.ts';
import { loader, standIns, writtenModules } from './demo-bundles.ts';
import type { Demo } from './find-demos.ts';
import { groupModule, liveGroups } from './live-modules.ts';

/** The entry, and the URLs of what it needs before it can run anything. */
export type LiveFiles = { entry: ScriptFile; early: string[] };

/** Bundles the frame of edited demos apart from the demos: with that many modules to choose from, their bundle would be cut to pieces. */
export async function bundleLiveFrame(demos: readonly Demo[]): Promise<LiveFiles> {
  const groups = Object.entries(liveGroups(demos));
  const table = groups.map(([name, specifiers]) => {
    return `{ specifiers: ${JSON.stringify(specifiers)}, load: () => import('written:live-${name}') }`;
  });
  const modules = {
    live: `import { start } from './runtime/live.ts';\nstart([\n${table.join(',\n')}\n]);\n`,
    ...Object.fromEntries(groups.map(([name, specifiers]) => [`live-${name}`, groupModule(specifiers)])),
  };
  const { metafile } = await build({
    ...browserOptions,
    loader,
    plugins: [standIns, generatedModules, writtenModules(modules)],
    entryPoints: { 'live/frame': 'written:live' },
    outdir: join(assetsFolder(), 'toolpad/assets'),
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'live/[name]-[hash]',
  });
  const [start] = outputOf(metafile, 'written:live');
  const [frame, chunks] = outputOf(metafile, 'runtime/live-frame.tsx');
  return { entry: scriptFile(join(assetsFolder(), start)), early: [frame, ...chunks] };
}

/** The URL of a module's file, and of the chunks that it imports at once. */
function outputOf(metafile: Metafile, module: string): [url: string, chunks: string[]] {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(module));
  if (!found) throw new Error(`The frame of edited demos was bundled without ${module}. Look at scripts/demos/live-frame.ts.`);
  const [file, { imports }] = found;
  return [urlOf(file), imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => urlOf(path))];
}

/** The document that edited code runs in: empty until the page around it sends some. */
export function liveDocument({ entry, early }: LiveFiles, fonts: string): string {
  // Browsers keep no cache for an opaque origin, so the fonts come late each time and may still be used.
  const late = fonts.replaceAll('font-display:optional', 'font-display:swap');
  const preloads = early.map((url) => `<link rel="modulepreload" href="${url}" crossorigin>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Edited demo</title>${preloads}<link rel="stylesheet" href="${writeSheet(late)}"></head><body><div id="demo"></div>${scriptTag(entry)}</body></html>`;
}

/** A file, so that the policy of the document needs to know no text of styles. */
function writeSheet(css: string): string {
  const url = `/toolpad/assets/live/fonts-${hashOf(css)}.css`;
  writeFileSync(join(assetsFolder(), url), css);
  return url;
}
