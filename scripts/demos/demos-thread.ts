import { parentPort } from 'node:worker_threads';
import { writeGenerated } from '../bundling/generated-modules.ts';
import { Project } from '../content/project.ts';
import { demoWordsModule } from '../content/site-modules.ts';
import { ContentError } from '../shared/problem.ts';
import { buildDemos } from './build-demos.ts';

/* The thread of build-demos-apart.ts. Its build is the folder that `DOCS_BUILD` names. */

const project = new Project();
writeGenerated('demo-words', demoWordsModule(project));
try {
  await buildDemos([...project.demos().values()]);
} catch (error) {
  // Between threads an error keeps its message alone.
  if (!(error instanceof ContentError)) throw error;
  parentPort?.postMessage(error.problems);
}
