import { dictionaries } from '#translations';
import { announce } from '../browser/announce.ts';
import { loadProject } from '../browser/demo-playgrounds.ts';
import { type EditLink, parseEditHash } from '../shared/edit-link.ts';
import { isLanguage } from '../shared/language.ts';
import { createTranslate } from '../shared/translate.ts';
import { EditSession } from './edit-session.ts';
import { unpackText } from './pack-text.ts';

const sessions = new WeakMap<HTMLElement, EditSession>();

/** Opens the editor under a demo, or closes it. */
export async function toggleEditor(demo: HTMLElement): Promise<void> {
  const session = sessions.get(demo);
  if (session) session.close();
  else (await open(demo)).focus();
}

/** Opens the editor with the code of a link. A link that says nothing sensible leaves the page as it is. */
export async function openLinkedEdit(hash: string): Promise<void> {
  const link = parseEditHash(hash);
  const demo = link && demoOf(link);
  const source = demo && (await unpackText(link.packed));
  if (!demo || source === undefined) {
    console.warn('The link holds an edit that cannot be read. Ask for a new one.');
    return;
  }
  sessions.get(demo)?.close();
  await open(demo, { ...link, source });
  demo.scrollIntoView();
}

function demoOf({ name }: EditLink): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.demo[data-playground]')].find(({ id }) => id === name);
}

async function open(demo: HTMLElement, shared?: EditLink & { source: string }): Promise<EditSession> {
  const { file, files } = await loadProject(demo, shared?.variant);
  const present = sessions.get(demo);
  if (present) return present;
  const { lang } = document.documentElement;
  const t = createTranslate(dictionaries, isLanguage(lang) ? lang : 'en');
  const original = files[file] ?? '';
  const session = new EditSession({ demo, t, file, original, shared: shared?.source, onClose: () => sessions.delete(demo) });
  sessions.set(demo, session);
  announce(t('liveEdit.opened'));
  return session;
}
