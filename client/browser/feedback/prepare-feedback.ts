import { partOf } from '../platform/part-of.ts';

const load = () => import('./feedback-form.ts');

/** Lets the feedback form be sent, and asks for a section, before its code is there: a press fetches what did not arrive by itself. */
export function prepareFeedback(): void {
  const form = document.querySelector<HTMLFormElement>('#feedback');
  if (!form) return;
  form.addEventListener('submit', submitWithScript);
  addSectionButtons(form);
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
    else partOf(form, '.result').textContent = form.dataset.failed ?? '';
  }
}

/** A button beside each heading of the text. They need the script, so they are not in the HTML. */
function addSectionButtons(form: HTMLFormElement): void {
  for (const heading of document.querySelectorAll('.body :is(h2,h3)[id]')) {
    const button = document.createElement('button');
    button.className = 'ask';
    button.type = 'button';
    button.ariaLabel = (form.dataset.sectionButton ?? '').replace('{{section}}', heading.textContent.trim());
    button.append(partOf(form, '.issue svg').cloneNode(true));
    button.addEventListener('click', async () => (await load()).askAbout(form, heading, button));
    heading.after(button);
  }
}
