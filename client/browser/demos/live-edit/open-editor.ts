import { editorWords } from '#editor-words';
import { type EditLink, parseEditHash } from '../../../shared/address/edit-link.ts';
import { type DemoSheets, demoFileUrl } from '../../../shared/playground/demo-files.ts';
import { type CodeStyling, DEFAULT_CODE_STYLING } from '../../../shared/preferences/code-styling.ts';
import { languageOf } from '../../../shared/preferences/language.ts';
import { createTranslate } from '../../../shared/translate.ts';
import { announce } from '../../platform/announce.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { wornProject } from '../demo-playgrounds.ts';
import { hideSource } from '../demo-source.ts';
import { stylingOf } from '../demo-stylings.ts';
import { type Draft, EditSession } from './edit-session.ts';
import { unpackText } from './pack-text.ts';

const sessions = new Map<HTMLElement, EditSession>();
/** What readers wrote before they closed an editor: it is there when they open it again. */
const drafts = new WeakMap<HTMLElement, Draft>();

/** Opens the editor under a demo, or closes it. */
export async function toggleEditor(demo: HTMLElement): Promise<void> {
  const session = sessions.get(demo);
  if (session) session.close();
  else (await open(demo, drafts.get(demo))).focus();
}

/** Takes an open editor away for the demo's own code; what is written in it is kept. */
export function putAwayEditor(demo: HTMLElement): void {
  sessions.get(demo)?.remove();
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
  sessions.get(demo)?.remove();
  await open(demo, { source, styling: link.styling, variant: link.variant, isTrusted: false });
  // The editor that was there took its own edit out of the address.
  history.replaceState(history.state, '', hash);
  demo.scrollIntoView();
}

function demoOf({ name }: EditLink): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.demo[data-files]')].find(({ id }) => id === name);
}

async function open(demo: HTMLElement, draft?: Draft): Promise<EditSession> {
  const styling = stylingOf(demo, draft?.styling);
  const [{ file, files }, sheet] = await Promise.all([wornProject(demo, { variant: draft?.variant, styling }), loadSheet(demo, styling)]);
  const present = sessions.get(demo);
  // A link's code is not what a press on the button has opened meanwhile.
  if (present && draft?.isTrusted !== false) return present;
  present?.remove();
  hideSource(demo);
  const t = createTranslate(editorWords, languageOf(document.documentElement.lang));
  const session: EditSession = new EditSession({ demo, t, file, original: files[file] ?? '', styling, sheet, draft, onClose });
  sessions.set(demo, session);
  announce(t('liveEdit.opened'));
  return session;

  function onClose(left: Draft): void {
    sessions.delete(demo);
    if (session.isUntouched) drafts.delete(demo);
    else drafts.set(demo, left);
  }
}

/** The sheet of a demo's document in a styling, for the frame that runs edits of it; empty where there is none. */
async function loadSheet(demo: HTMLElement, styling: CodeStyling): Promise<string> {
  if (styling === DEFAULT_CODE_STYLING) return '';
  const sheets = await fetchJson<DemoSheets>(demoFileUrl(demo.id, demo.dataset.files ?? '', 'sheets'));
  return sheets[styling] ?? '';
}

/** A reader who chooses another variant or styling sees it in open editors too, where nothing is written yet. */
function changeForm(): void {
  for (const [demo, session] of sessions) {
    const isSame = session.variant === document.documentElement.dataset.codeVariant && session.styling === stylingOf(demo);
    if (!session.isUntouched || isSame) continue;
    session.remove();
    void open(demo);
  }
}

new MutationObserver(changeForm).observe(document.documentElement, { attributeFilter: ['data-code-variant', 'data-code-styling'] });
