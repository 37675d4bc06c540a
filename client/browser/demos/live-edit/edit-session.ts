import type { EditorView } from '@codemirror/view';
import { MAX_EDIT_CHARACTERS } from '../../../shared/playground/live-messages.ts';
import type { CodeStyling } from '../../../shared/preferences/code-styling.ts';
import type { CodeVariant } from '../../../shared/preferences/code-variant.ts';
import type { Translate } from '../../../shared/translate.ts';
import { announce } from '../../platform/announce.ts';
import { writeToClipboard } from '../../platform/clipboard.ts';
import { codeField, replaceText } from './code-field.ts';
import { addressOf, keepInAddress } from './edit-address.ts';
import { problemOf } from './outcome-words.ts';
import { createPanel, type Panel, type PanelAction } from './panel.ts';
import { type Outcome, Preview } from './preview.ts';
import { type Problem, showProblem } from './problem-lines.ts';

/** An edit runs by itself after this pause in typing, in milliseconds. */
const EDIT_RUNS_AFTER_MS = 700;

type Options = {
  demo: HTMLElement;
  t: Translate;
  /** The name of the demo's file, which tells the variant. */
  file: string;
  original: string;
  styling: CodeStyling;
  /** What the frame needs beside the code: the demo's own sheet. */
  sheet: string;
  /** What the editor opens with, if not the demo's own code. */
  draft?: Draft;
  onClose: (draft: Draft) => void;
};

/** Edited code. Code that came with a link is not trusted: it waits for the reader's word. */
export type Draft = { source: string; styling: CodeStyling; variant: CodeVariant; isTrusted: boolean };

/** One open editor: the code, the frame that runs it and the address that keeps it. */
export class EditSession {
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  private readonly options: Options;
  private readonly panel: Panel;
  private readonly view: EditorView;
  private readonly preview: Preview;
  /** The demo's own code would stand beside another one. */
  private readonly excerpt: HTMLElement | null;
  /** Whether the code may run without being told to: it is the reader's own, or the reader has run it. */
  private isTrusted: boolean;
  private pause = 0;

  constructor(options: Options) {
    this.options = options;
    const { demo, t, file, original, styling, draft } = options;
    this.styling = styling;
    this.variant = file.endsWith('.tsx') ? 'TS' : 'JS';
    this.isTrusted = draft?.isTrusted ?? true;
    this.panel = createPanel(t, file.replace(/^.*\//, ''), (action) => this.act(action));
    this.panel.notice.hidden = this.isTrusted;
    this.view = codeField({
      source: draft?.source ?? original,
      variant: this.variant,
      root: this.panel.root,
      name: t('liveEdit.field', { name: demo.id }),
      description: t('liveEdit.leave'),
      onEdit: () => this.edited(),
      onRun: () => this.act('run'),
      onTooLong: () => this.say(t('liveEdit.tooMuch', { most: MAX_EDIT_CHARACTERS.toLocaleString(document.documentElement.lang) }), true),
    });
    this.panel.field.append(this.view.dom);
    const frames = [...demo.querySelectorAll('iframe')];
    this.preview = new Preview(frames, t('liveEdit.preview', { name: demo.id }), (outcome) => this.showOutcome(outcome));
    this.excerpt = demo.querySelector<HTMLElement>('.demo-preview');
    this.showAsOpen(true);
  }

  focus(): void {
    this.view.focus();
  }

  /** Whether the demo's own code stands there. */
  get isUntouched(): boolean {
    return this.source() === this.options.original;
  }

  /** Closes the editor at the reader's word. */
  close(): void {
    this.remove();
    this.options.demo.querySelector<HTMLElement>('[data-do=edit]')?.focus();
    announce(this.options.t('liveEdit.closed'));
  }

  /** Takes the editor away; the demo is as it was. */
  remove(): void {
    clearTimeout(this.pause);
    keepInAddress(this.options.demo.id, undefined);
    this.options.onClose({ source: this.source(), styling: this.styling, variant: this.variant, isTrusted: this.isTrusted });
    this.preview.end();
    this.view.destroy();
    this.showAsOpen(false);
  }

  private showAsOpen(open: boolean): void {
    const { demo } = this.options;
    if (this.excerpt) this.excerpt.hidden = open;
    const button = demo.querySelector<HTMLElement>('[data-do=edit]');
    if (button) button.ariaExpanded = String(open);
    if (open) demo.querySelector('.demo-toolbar')?.after(this.panel.host);
    else this.panel.host.remove();
  }

  private act(action: PanelAction): void {
    const does: Record<PanelAction, () => void> = {
      run: () => this.runByHand(false),
      reset: () => this.reset(),
      copyLink: () => void this.copyLink(),
      close: () => this.close(),
    };
    does[action]();
  }

  private edited(): void {
    clearTimeout(this.pause);
    this.pause = Number(
      setTimeout(() => {
        void this.keep();
        if (this.isTrusted) this.run(false);
      }, EDIT_RUNS_AFTER_MS),
    );
  }

  /** Fresh in a new document, which has to be fetched again: browsers keep no cache for an opaque origin. */
  private runByHand(fresh: boolean): void {
    clearTimeout(this.pause);
    this.isTrusted = true;
    this.panel.notice.hidden = true;
    void this.keep();
    this.run(fresh);
  }

  private reset(): void {
    const { original, t } = this.options;
    // Undoing must not bring a link's code back as if it were the reader's.
    replaceText(this.view, original, this.isTrusted);
    this.runByHand(true);
    announce(t('liveEdit.wasReset'));
  }

  private run(fresh: boolean): void {
    this.say(this.options.t('liveEdit.running'));
    this.preview.run({ source: this.source(), variant: this.variant, sheet: this.options.sheet }, fresh);
  }

  private showOutcome(outcome: Outcome): void {
    const { t } = this.options;
    if (outcome.kind === 'ran') {
      showProblem(this.view, undefined);
      this.say(t('liveEdit.ran'));
    } else {
      this.showProblem(problemOf(outcome, t));
    }
  }

  private showProblem(problem: Problem): void {
    const { t } = this.options;
    const words = problem.line ? t('liveEdit.line', { line: String(problem.line), message: problem.message }) : problem.message;
    showProblem(this.view, problem);
    this.say(words, true);
  }

  private say(words: string, isProblem = false): void {
    this.panel.status.textContent = words;
    this.panel.status.classList.toggle('failed', isProblem);
    if (isProblem) announce(words);
  }

  /** Keeps the edit in the address; code as it was needs none. */
  private async keep(): Promise<void> {
    const address = this.isUntouched ? undefined : await this.address();
    if (this.panel.host.isConnected) keepInAddress(this.options.demo.id, address);
  }

  private async copyLink(): Promise<void> {
    const { t } = this.options;
    const made = this.address();
    const copied = writeToClipboard(made.then((address) => address ?? Promise.reject(new Error('The edit is too long for a link.'))));
    const address = await made;
    if (!address) {
      this.say(t('liveEdit.tooLong'), true);
      return;
    }
    keepInAddress(this.options.demo.id, address);
    if (!(await copied)) {
      this.say(t('liveEdit.notCopied'), true);
      return;
    }
    this.say(t('liveEdit.linkCopied'));
    announce(t('liveEdit.linkCopied'));
  }

  private address(): Promise<string | undefined> {
    return addressOf(this.source(), { name: this.options.demo.id, styling: this.styling, variant: this.variant });
  }

  private source(): string {
    return this.view.state.doc.toString();
  }
}
