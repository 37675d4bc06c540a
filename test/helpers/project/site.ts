import { Project } from '../../../scripts/content/project.ts';

/** The project that is tested, as a build reads it. */
export const site = new Project();
