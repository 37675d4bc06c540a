import { parentPort, workerData } from 'node:worker_threads';
import { writeGenerated } from '../bundling/generated-modules.ts';
import { ContentError } from '../shared/problem.ts';
import { ProjectFiles } from '../shared/project-files.ts';
import { buildDemos } from './build-demos.ts';
import { findDemos } from './find-demos.ts';

/* The thread of build-demos-apart.ts. Its build is the folder that `DOCS_BUILD` names. */

writeGenerated('demo-words', workerData);
try {
  await buildDemos(findDemos(new ProjectFiles()));
} catch (error) {
  // Between threads an error keeps its message alone.
  if (!(error instanceof ContentError)) throw error;
  parentPort?.postMessage(error.problems);
}
