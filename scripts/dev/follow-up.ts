/** How long no edit must come before what follows from edits is made, in milliseconds. */
const QUIET_MS = 1000;

/**
 * What follows from edits: made one after the other, when no edit has come for a while. An edit that comes meanwhile ends what runs; what that
 * edit asks for comes first then. `done` is called when nothing is left.
 */
export class FollowUp<Task extends string> {
  readonly #run: (task: Task, signal: AbortSignal) => Promise<void>;
  readonly #done: () => void;
  #wanted = new Set<Task>();
  #running = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(run: (task: Task, signal: AbortSignal) => Promise<void>, done: () => void) {
    this.#run = run;
    this.#done = done;
  }

  /** Takes up an edit from which these tasks follow in this order, at once or when it is quiet. */
  edited(tasks: readonly Task[], atOnce = false): void {
    this.#wanted = new Set([...tasks, ...this.#wanted]);
    this.#running.abort();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#begin(), atOnce ? 0 : QUIET_MS);
  }

  async #begin(): Promise<void> {
    this.#running = new AbortController();
    const { signal } = this.#running;
    for (const task of this.#wanted) {
      await this.#run(task, signal);
      if (signal.aborted) return;
      this.#wanted.delete(task);
    }
    this.#done();
  }
}
