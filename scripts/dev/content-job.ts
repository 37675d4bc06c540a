import { codeInputs } from '../bundling/build-inputs.ts';
import { checkSamples } from '../content/code/samples.ts';
import { compileSite } from '../content/compile-site.ts';
import { Project } from '../content/project.ts';
import { writeSite } from '../content/write-site.ts';
import { writeSearch } from '../search/write-search.ts';
import type { Problem } from '../shared/problem.ts';
import { recallAnswers } from '../shared/remembered.ts';
import { problemsIn } from './problems.ts';

/** What the job says: that pages and search are written, and at its end what is wrong. */
export type ContentMessage = 'written' | readonly Problem[];

/** Compiles the whole content into the session's build, with every module as it is now. */
async function compileAll(): Promise<Problem[]> {
  try {
    // Most pages are as they were, so this takes half the time.
    recallAnswers(codeInputs());
    const project = new Project();
    const site = compileSite(project);
    writeSite(project, site);
    writeSearch(project, site);
    say('written');
    return await checkSamples(
      project,
      site.markdown.map(({ file, env }) => ({ file, samples: env.samples })),
    );
  } catch (error) {
    return problemsIn(error);
  }
}

function say(message: ContentMessage): void {
  process.send?.(message);
}

// Without its session there is nobody to compile for.
process.once('disconnect', () => process.exit());
say(await compileAll());
process.disconnect();
