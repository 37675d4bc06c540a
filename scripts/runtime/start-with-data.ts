import type { Miniflare } from 'miniflare';
import { codeOfError } from '../shared/message-of.ts';
import { addUser, otherUsers } from '../shared/users.ts';
import { mendData } from './mend-data.ts';
import { ensurePrivateFolder } from './private-folder.ts';
import { type RuntimeOptions, startRuntime } from './start-runtime.ts';

type Options = RuntimeOptions & { persist: string };

/** Starts the site on its data. Whatever is wrong with that, the docs are served; what was done about it is written to the terminal. */
export async function startWithData(options: Options): Promise<Miniflare> {
  const { persist } = options;
  return (
    (await attempt(() => startShared(options))) ??
    (await attempt(() => {
      for (const sentence of mendData(persist)) console.warn(sentence);
      return startShared(options);
    })) ??
    (await startWithoutData(options))
  );
}

/** What `start` returns, or nothing when it fails. Another process on the port isn't the data's fault and is thrown. */
async function attempt(start: () => Promise<Miniflare>): Promise<Miniflare | undefined> {
  try {
    return await start();
  } catch (error) {
    if (codeOfError(error) === 'ERR_ADDRESS_IN_USE') throw error;
    return undefined;
  }
}

async function startShared(options: Options): Promise<Miniflare> {
  const { persist } = options;
  // What readers wrote is for who runs the site.
  ensurePrivateFolder(persist);
  const [other] = otherUsers(persist);
  addUser(persist);
  const runtime = await startRuntime(options);
  if (other)
    console.warn(`Process ${other} serves with ${persist} too, and only one of two can write at a time: some feedback may be refused.
Stop one of them, or give one another folder: DOCS_DATA=.data-2 npm start`);
  return runtime;
}

function startWithoutData(options: Options): Promise<Miniflare> {
  console.warn(`${options.persist} cannot be used, so feedback is refused and nothing is kept.
Make room, or give yourself the right to write there; or name another folder: DOCS_DATA=.data-2 npm start`);
  return startRuntime({ ...options, persist: undefined, database: false, migrations: false });
}
