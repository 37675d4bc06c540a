import { settling } from '../platform/settled.ts';
import { storedKeys } from '../platform/storage.ts';
import { whenActive, whenIdle, whenSeen } from '../platform/when.ts';
import { isWaitingKey } from './waiting-key.ts';

const load = () => import('./feedback-form.ts');

/** Fetches the code of the feedback form once the form is near, used, or asked for a section; and when feedback waits on this device. */
export function loadFeedback(): void {
  const form = document.querySelector<HTMLFormElement>('#feedback');
  if (storedKeys().some(isWaitingKey))
    whenActive(() => whenIdle(() => void settling(load().then(({ sendWaiting }) => sendWaiting())).catch(() => {})));
  if (!form) return;
  form.addEventListener('submit', submitWithScript);
  addSectionButtons(form);
  // Loaded before it is needed, so that it works offline too. What does not arrive is asked for again with the first press.
  whenActive(() =>
    whenSeen(form, { rootMargin: '400px' }, () => void settling(load().then(({ activate }) => activate(form))).catch(() => {})),
  );
}

async function submitWithScript(event: SubmitEvent): Promise<void> {
  const form = event.currentTarget as HTMLFormElement;
  const { submitter } = event;
  event.preventDefault();
  try {
    const { takeStep } = await load();
    await takeStep(form, submitter);
  } catch {
    form.removeEventListener('submit', submitWithScript);
    // Without the script the form is what it is without: a plain one.
    if (navigator.onLine) form.requestSubmit(submitter);
    else form.querySelector('.result')!.textContent = form.dataset.failed ?? '';
  }
}

/** A button beside each heading of the text. They need the script, so they are not in the HTML. */
function addSectionButtons(form: HTMLFormElement): void {
  for (const heading of document.querySelectorAll('.body :is(h2,h3)[id]')) {
    const button = document.createElement('button');
    button.className = 'ask';
    button.type = 'button';
    button.ariaLabel = (form.dataset.sectionButton ?? '').replace('{{section}}', heading.textContent.trim());
    button.append(form.querySelector('.issue svg')!.cloneNode(true));
    button.addEventListener('click', async () => (await load()).askAbout(form, heading, button));
    heading.after(button);
  }
}
