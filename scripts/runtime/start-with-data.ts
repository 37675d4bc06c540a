import type { Miniflare } from 'miniflare';
import { codeOfError, messageOf } from '../shared/message-of.ts';
import { addUser, otherUsers } from '../shared/users.ts';
import { mendData } from './mend-data.ts';
import { RefusedMigration } from './migrate.ts';
import { ensurePrivateFolder } from './private-folder.ts';
import { type RuntimeOptions, startRuntime } from './start-runtime.ts';

type Options = RuntimeOptions & { persist: string };

/** Starts the site on its data. Whatever is wrong with that, the docs are served; what was done about it is written to the terminal. */
export async function startWithData(options: Options): Promise<Miniflare> {
  return startUnlessBroken(options, async (error) => {
    // No data is at fault where a statement is.
    if (error instanceof RefusedMigration) return startWithoutDatabase(options, error);
    for (const sentence of mendData(options.persist)) console.warn(sentence);
    return startUnlessBroken(options, (again) => startWithoutData(options, again));
  });
}

/** Starts on the data, or does what is to be done with what went wrong. Another process on the port isn't the data's fault and is thrown. */
async function startUnlessBroken(options: Options, otherwise: (error: unknown) => Promise<Miniflare>): Promise<Miniflare> {
  try {
    return await startShared(options);
  } catch (error) {
    if (codeOfError(error) === 'ERR_ADDRESS_IN_USE') throw error;
    return otherwise(error);
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

function startWithoutDatabase(options: Options, { message }: RefusedMigration): Promise<Miniflare> {
  console.warn(`${message}
So feedback is refused until that migration is mended.`);
  return startRuntime({ ...options, database: false, migrations: false });
}

function startWithoutData(options: Options, error: unknown): Promise<Miniflare> {
  console.warn(`${options.persist} cannot be used, so feedback is refused and nothing is kept: ${messageOf(error)}
Make room, or give yourself the right to write there; or name another folder: DOCS_DATA=.data-2 npm start`);
  return startRuntime({ ...options, persist: undefined, database: false, migrations: false });
}
