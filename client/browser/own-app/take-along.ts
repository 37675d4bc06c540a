import { ownAppProject } from '#own-app';
import type { OwnApp } from '../../shared/own-app/own-app.ts';
import { folderName, ownProject } from '../../shared/own-app/own-app-project.ts';
import type { PlaygroundProject, Playgrounds } from '../../shared/playground/playground.ts';
import { fetchJson } from '../platform/fetch-json.ts';
import { postToStackBlitz } from '../platform/stackblitz.ts';

/** Opens the reader's app as a project of StackBlitz in a new tab. Throws when its files do not arrive. */
export async function openOwnApp(app: OwnApp): Promise<undefined> {
  postToStackBlitz(await projectOf(app), `${location.origin}${location.pathname}`);
}

/** Makes a zip of the reader's app in the browser and saves it. Throws when its files do not arrive. */
export async function downloadOwnApp(app: OwnApp): Promise<undefined> {
  const [{ makeZip }, { files }] = await Promise.all([import('./make-zip.ts'), projectOf(app)]);
  const folder = folderName(app.name);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(makeZip(folder, files));
  link.download = `${folder}.zip`;
  link.click();
  // Firefox reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

async function projectOf(app: OwnApp): Promise<Pick<PlaygroundProject, 'title' | 'file' | 'files'>> {
  const { system } = await fetchJson<Playgrounds>(ownAppProject);
  if (!system) throw new Error(`${ownAppProject} holds no project in MUI System. Look at content/demos/dashboard-layout/overview/.`);
  return ownProject(system.TS, app);
}
