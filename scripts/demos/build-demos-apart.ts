import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ContentError, type Problem } from '../shared/problem.ts';

/** Builds the demos in a thread of their own, into a folder that is laid out like a build. `words` is the text of `#demo-words`. Throws a ContentError for a class that Tailwind does not know. */
export function buildDemosApart(folder: string, words: string): Promise<void> {
  const env = { ...process.env, DOCS_BUILD: folder };
  const thread = new Worker(join(import.meta.dirname, 'demos-thread.ts'), { env, workerData: words });
  return new Promise((resolve, reject) => {
    thread.once('message', (problems: Problem[]) => reject(new ContentError(problems)));
    thread.once('error', reject);
    thread.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The thread of the demos ended early. Build again.'))));
  });
}
