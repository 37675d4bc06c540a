import type { PlaygroundProject } from '../../shared/playground/playground.ts';
import { postToNewTab } from './post-to-new-tab.ts';

const STACKBLITZ = 'https://stackblitz.com/run';

/** Opens a project in StackBlitz, in a new tab. */
export function postToStackBlitz({ title, file, files }: Pick<PlaygroundProject, 'title' | 'file' | 'files'>, description: string): void {
  const fields = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text] as const);
  postToNewTab(`${STACKBLITZ}?file=${encodeURIComponent(file)}`, [
    ['project[template]', 'node'],
    ['project[title]', title],
    ['project[description]', description],
    ...fields,
  ]);
}
