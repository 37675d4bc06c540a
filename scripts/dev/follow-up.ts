/** How long no edit must come before what follows from edits is made, in milliseconds. */
const QUIET_MS = 1000;

/**
 * What follows from edits: made in the order of `tasks`, one after the other, when no edit has come for a while. An edit that comes meanwhile
 * ends what runs, which then begins again with what that edit asks for.
 */
export class FollowUp<Task extends string> {
  readonly #tasks: readonly Task[];
  readonly #run: (task: Task, signal: AbortSignal) => Promise<void>;
  readonly #wanted = new Set<Task>();
  #running = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(tasks: readonly Task[], run: (task: Task, signal: AbortSignal) => Promise<void>) {
    this.#tasks = tasks;
    this.#run = run;
  }

  /** Takes up an edit from which these tasks follow, at once or when it is quiet. */
  edited(tasks: readonly Task[], atOnce = false): void {
    for (const task of tasks) this.#wanted.add(task);
    this.#running.abort();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#begin(), atOnce ? 0 : QUIET_MS);
  }

  async #begin(): Promise<void> {
    this.#running = new AbortController();
    const { signal } = this.#running;
    for (const task of this.#tasks.filter((each) => this.#wanted.has(each))) {
      await this.#run(task, signal);
      if (signal.aborted) return;
      this.#wanted.delete(task);
    }
  }
}
