import { Log, LogLevel } from 'miniflare';
import { buildAll } from '../build.ts';
import { keepBundles } from '../bundling/bundle.ts';
import { resolvePort } from '../runtime/port.ts';
import { startWithData } from '../runtime/start-with-data.ts';
import { resolveVars } from '../runtime/vars.ts';
import { nameDevBuild } from '../shared/builds.ts';
import { DATA_FOLDER } from '../shared/folders.ts';
import { assetsFromDisk } from './assets-from-disk.ts';
import { answerFailure } from './failure.ts';
import { Rebuilder } from './rebuilder.ts';
import type { ReloadStream } from './reload-stream.ts';
import { swapWorker, WorkerCode } from './worker-code.ts';

/** What the environment asks for. Throws on a value that is not accepted. */
export function readSettings() {
  return { vars: resolveVars(), port: resolvePort() };
}

/** Builds the site so that what is edited later is soon built again. Throws what is wrong with it. */
export async function buildSite(): Promise<void> {
  keepBundles();
  await buildAll({ dev: true });
  nameDevBuild();
}

/** Serves what has been built. Returns what takes up edits. */
export async function serveSite(settings: ReturnType<typeof readSettings>, stream: ReloadStream): Promise<Rebuilder> {
  const code = new WorkerCode();
  const tell = (request: Request) => (request.method === 'POST' ? answerFailure(request, stream, code) : stream.connect(request));
  code.take();
  const serviceBindings = { ASSETS: assetsFromDisk, DEV: tell, CODE: code.answer };
  await startWithData({ ...settings, ...(await swapWorker()), persist: DATA_FOLDER, serviceBindings, log: new Log(LogLevel.WARN) });
  return new Rebuilder(code, stream);
}
