import type { FeedbackMessage } from '../../shared/feedback-message.ts';
import { partOf } from '../platform/part-of.ts';
import { whenSeen } from '../platform/when.ts';
import { earlierRating, rememberRating } from './remembered-rating.ts';
import { isStored, sendFeedback, sendWaitingFeedback } from './send-feedback.ts';
import { waitingFeedback } from './waiting-feedback.ts';
import { isWaitingKey } from './waiting-key.ts';

/** The page has one form; what it is about is the page, or a section that was asked for. */
type Section = { id: string; title: string; button: HTMLElement };
/** What the form says at the end; each is the name of its words. */
type State = 'thanks' | 'kept' | 'failed' | 'choose' | '';
let section: Section | undefined;
/** The last try that failed: the same words go out under the same id again. */
let failed: FeedbackMessage | undefined;
/** What this page keeps for the reader until the device is online. */
let kept: FeedbackMessage | undefined;
let isSending = false;

addEventListener('online', () => void sendWaiting());
addEventListener('storage', ({ key }) => isWaitingKey(key) && void thankForKept());

/** Shows the reader's earlier rating, and listens to what plain forms have no word for. */
export function activate(form: HTMLFormElement): void {
  if (form.dataset.active) return;
  form.dataset.active = 'true';
  // A live region of its own, from when there is something to say: the words stay to be read.
  partOf(form, '.result').role = 'status';
  form.dataset.question = legendOf(form).textContent;
  press(form, earlierRating(field(form, 'page').value));
  form.addEventListener('reset', () => cancel(form));
  commentOf(form).addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit(form.querySelector<HTMLElement>('.send'));
  });
}

/** What a press of a button of the form means: a thumb opens the comment, "Submit" sends both. */
export async function takeStep(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  activate(form);
  if (submitter instanceof HTMLButtonElement && submitter.name === 'rating') choose(form, submitter.value);
  // A second press of "Submit" that comes when the first has been thanked for isn't new feedback.
  else if (form.dataset.state === 'thanks' || form.dataset.state === 'kept') return;
  else if (!pressed(form)) {
    say(form, 'choose');
    form.querySelector<HTMLElement>('[name=rating]')?.focus();
  } else if (!isSending) await submit(form);
}

/** Where the form belongs; it comes back once what it asked beside a heading is done. */
const home = document.createElement('div');

/** Asks about a section where it begins: the form comes to its heading, and names it. */
export function askAbout(form: HTMLFormElement, heading: Element, button: HTMLElement): void {
  activate(form);
  if (!home.isConnected) form.before(home);
  button.after(form);
  form.dataset.asked = '';
  section = { id: heading.id, title: heading.textContent.trim(), button };
  field(form, 'section').value = section.id;
  legendOf(form).textContent = inWords(form.dataset.sectionQuestion, section);
  start(form, undefined);
  form.scrollIntoView({ block: 'nearest' });
  form.querySelector<HTMLElement>('[name=rating]')?.focus({ preventScroll: true });
}

/** Hands over what waits on this device, and thanks for it where it was promised. */
export async function sendWaiting(): Promise<void> {
  await thankForKept(await sendWaitingFeedback());
}

/** What waits no more was handed over by another tab, or refused: sent once more under its id it is stored once, and the answer is sure. */
async function thankForKept(stored: ReadonlySet<string> = new Set()): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('#feedback');
  const message = kept;
  if (form?.dataset.state !== 'kept' || !message || waitingFeedback().some(({ id }) => id === message.id)) return;
  if (!stored.has(message.id) && !(await isStored(message))) return;
  if (kept === message && form.dataset.state === 'kept') say(form, 'thanks');
}

function choose(form: HTMLFormElement, rating: string): void {
  start(form, rating);
  partOf(form, '#feedback-hint').textContent = form.dataset[`hint-${rating}`] ?? '';
  commentOf(form).focus();
}

async function submit(form: HTMLFormElement): Promise<void> {
  const message = messageOf(form);
  const send = partOf(form, '.send');
  isSending = true;
  send.ariaDisabled = 'true';
  const outcome = await sendFeedback(message);
  isSending = false;
  send.ariaDisabled = null;
  failed = outcome === 'failed' ? message : undefined;
  kept = outcome === 'kept' ? message : undefined;
  if (outcome === 'failed') say(form, 'failed');
  else finish(form, message, outcome === 'stored' ? 'thanks' : 'kept');
}

/** The words leave the form only now that they are stored, or kept on the device. */
function finish(form: HTMLFormElement, { page, rating }: FeedbackMessage, state: State): void {
  const about = section;
  if (!about) rememberRating(page, rating);
  const hadFocus = form.contains(document.activeElement);
  form.querySelector('[name=id]')?.remove();
  commentOf(form).value = '';
  aboutPage(form);
  press(form, earlierRating(page));
  say(form, state);
  const result = partOf(form, '.result');
  // The words of thanks stay where the section is until the reader comes to the foot of the page.
  if (about) whenSeen(home, { rootMargin: '0px' }, () => form.dataset.state !== '' && goHome(form));
  // What had the focus is gone: the keyboard goes on from the words that took its place.
  if (hadFocus) result.focus();
}

function cancel(form: HTMLFormElement): void {
  const about = section;
  say(form, '');
  aboutPage(form);
  goHome(form);
  press(form, earlierRating(field(form, 'page').value));
  const back = about?.button ?? form.querySelector<HTMLElement>('[name=rating]');
  back?.focus();
}

function aboutPage(form: HTMLFormElement): void {
  section = undefined;
  field(form, 'section').value = '';
  legendOf(form).textContent = form.dataset.question ?? '';
  partOf(form, '.words').classList.remove('open');
}

function start(form: HTMLFormElement, rating: string | undefined): void {
  press(form, rating);
  say(form, '');
  partOf(form, '.words').classList.toggle('open', rating !== undefined);
}

function press(form: HTMLFormElement, rating: string | undefined): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[name=rating]')) button.ariaPressed = String(button.value === rating);
}

function pressed(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('[name=rating][aria-pressed=true]');
}

function messageOf(form: HTMLFormElement): FeedbackMessage {
  const value = (name: string) => field(form, name).value;
  const content = {
    page: value('page'),
    rating: Number(pressed(form)?.value),
    comment: commentOf(form).value.trim(),
    section: value('section'),
    language: value('language'),
    website: value('website'),
  };
  const { id: failedId, ...tried } = failed ?? {};
  const isSame = JSON.stringify(tried) === JSON.stringify(content);
  return { ...content, id: (isSame ? failedId : givenId(form)) ?? crypto.randomUUID() };
}

/** A form that came back from a plain post has an id already; other words are other feedback. */
function givenId(form: HTMLFormElement): string | undefined {
  const comment = commentOf(form);
  return comment.value === comment.defaultValue ? form.querySelector<HTMLInputElement>('[name=id]')?.value : undefined;
}

/** Puts a state into words, for the eyes and for screen readers. */
function say(form: HTMLFormElement, state: State): void {
  form.dataset.state = state;
  partOf(form, '.result').textContent = form.dataset[state] ?? '';
}

function goHome(form: HTMLFormElement): void {
  if (!home.isConnected) return;
  const focused = document.activeElement;
  delete form.dataset.asked;
  home.replaceWith(form);
  if (form.contains(focused) && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

function inWords(sentence: string | undefined, { title }: Section): string {
  return (sentence ?? '').replace('{{section}}', () => title);
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  return partOf<HTMLInputElement>(form, `input[name=${name}]`);
}

function commentOf(form: HTMLFormElement): HTMLTextAreaElement {
  return partOf<HTMLTextAreaElement>(form, 'textarea');
}

function legendOf(form: HTMLFormElement): HTMLLegendElement {
  return partOf<HTMLLegendElement>(form, 'legend');
}
