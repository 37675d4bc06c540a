import { type FromFrame, type Look, parseFromFrame, type ToFrame } from '../../../shared/playground/live-messages.ts';
import type { CodeVariant } from '../../../shared/preferences/code-variant.ts';
import { languageOf } from '../../../shared/preferences/language.ts';
import { effectiveScheme } from '../../preferences/apply-preferences.ts';
import { storedPreferences } from '../../preferences/stored-preferences.ts';
import { Flood } from './flood.ts';

/** The frame of an edited demo is asked for a sign of life this often, in milliseconds, and removed after this many questions without an answer. */
const FRAME_PING_INTERVAL_MS = 1000;
const FRAME_PINGS_UNANSWERED = 3;
/** The frame counts as not loaded after this long, in milliseconds. */
const FRAME_READY_WITHIN_MS = 20_000;

/** What became of a run: the frame's word, or that it never loaded, or that it stopped answering. */
export type Outcome = Exclude<FromFrame, { kind: 'ready' | 'leaving' | 'pong' }> | { kind: 'unloaded' } | { kind: 'hung' };

type Program = { source: string; variant: CodeVariant; sheet: string };

const FRAME_URL = '/toolpad/_demo/live-edit';

/** The sandboxed frame that stands in place of a demo's own, one for each styling, and runs edited code. */
export class Preview {
  private readonly originals: HTMLIFrameElement[];
  private readonly title: string;
  private readonly onOutcome: (outcome: Outcome) => void;
  private frame: HTMLIFrameElement | undefined;
  private program: Program | undefined;
  private id = 0;
  private isReady = false;
  /** Documents that the frame has loaded, and those that said that they are ready, which is before they are loaded. */
  private loaded = 0;
  private heardReady = 0;
  private unanswered = 0;
  private readonly leave = new AbortController();
  private pings = 0;
  private loading = 0;
  private readonly flood = new Flood();

  constructor(originals: HTMLIFrameElement[], title: string, onOutcome: (outcome: Outcome) => void) {
    this.originals = originals;
    this.title = title;
    this.onOutcome = onOutcome;
    addEventListener('message', (event) => this.hear(event), { signal: this.leave.signal });
    const observer = new MutationObserver(() => this.isReady && this.tell({ kind: 'look', look: pageLook() }));
    // The body's class says which scheme shows, whoever chose it.
    observer.observe(document.body, { attributeFilter: ['class'] });
    this.leave.signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Runs code; a fresh run gets a new document, with nothing left of the last one. */
  run(program: Program, fresh: boolean): void {
    this.program = program;
    this.id += 1;
    if (fresh || !this.frame) this.load();
    else if (this.isReady) this.start();
  }

  /** Takes the frame away and shows the demo's own again. */
  end(): void {
    this.leave.abort();
    this.unload();
    this.showOriginals(true);
  }

  private showOriginals(shown: boolean): void {
    for (const original of this.originals) original.hidden = !shown;
  }

  private load(): void {
    this.unload();
    const last = this.originals.at(-1);
    if (!last) return;
    const frame = document.createElement('iframe');
    Object.assign(frame, { title: this.title, height: last.height, src: FRAME_URL, className: 'edited' });
    frame.setAttribute('sandbox', 'allow-scripts');
    this.loaded = 0;
    this.heardReady = 0;
    frame.addEventListener('load', () => {
      this.loaded += 1;
    });
    last.after(frame);
    this.showOriginals(false);
    this.frame = frame;
    this.awaitReady();
  }

  private unload(): void {
    this.forget();
    this.frame?.remove();
    this.frame = undefined;
  }

  /** A document comes: the first, or the next one when the code or a press of "Reset demo" loads it again. */
  private awaitReady(): void {
    this.forget();
    this.loading = Number(setTimeout(() => this.giveUp('unloaded'), FRAME_READY_WITHIN_MS));
  }

  private forget(): void {
    clearTimeout(this.loading);
    clearInterval(this.pings);
    this.isReady = false;
    this.unanswered = 0;
  }

  private giveUp(kind: 'unloaded' | 'hung'): void {
    this.unload();
    this.showOriginals(true);
    this.onOutcome({ kind });
  }

  private hear({ source, origin, data }: MessageEvent): void {
    // The frame's origin is opaque; edited code may speak in its name, so its words are only shown.
    if (!this.frame || source !== this.frame.contentWindow || origin !== 'null') return;
    if (this.flood.grows(data)) {
      this.giveUp('hung');
      return;
    }
    const message = parseFromFrame(data);
    if (!message) return;
    this.unanswered = 0;
    if (message.kind === 'ready' || message.kind === 'leaving') this.turn(message.kind);
    else if (message.kind !== 'pong' && message.id === this.id) this.onOutcome(message);
  }

  /** A document came, or goes. What says so more often than documents are loaded is edited code; a farewell may be lost. */
  private turn(kind: 'ready' | 'leaving'): void {
    if (kind === 'leaving' && this.isReady) this.awaitReady();
    if (kind === 'leaving' || this.heardReady > this.loaded) return;
    this.heardReady += 1;
    this.ready();
  }

  private ready(): void {
    this.forget();
    this.isReady = true;
    this.pings = Number(setInterval(() => this.ping(), FRAME_PING_INTERVAL_MS));
    this.start();
  }

  private start(): void {
    if (this.program) this.tell({ kind: 'run', id: this.id, look: pageLook(), ...this.program });
  }

  /** Counts questions and not time: a computer that slept has asked none. */
  private ping(): void {
    if (document.hidden) return;
    if (this.unanswered >= FRAME_PINGS_UNANSWERED) {
      this.giveUp('hung');
    } else {
      this.unanswered += 1;
      this.tell({ kind: 'ping' });
    }
  }

  private tell(message: ToFrame): void {
    // An opaque origin has no name to address it by; the code isn't secret.
    this.frame?.contentWindow?.postMessage(message, '*');
  }
}

function pageLook(): Look {
  const { dir, lang, dataset } = document.documentElement;
  return {
    scheme: effectiveScheme(storedPreferences().mode),
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    dense: dataset.dense === 'true',
    language: languageOf(lang),
  };
}
