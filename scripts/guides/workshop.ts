import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { causeOf } from './causes.ts';

/** Commands that do not end: the app that the browser looks at. */
const SERVER = /^(npm|pnpm|yarn)( run)? (dev|start|preview)\b/;
const COMMAND_MS = 15 * 60_000;
const LAST_LINES = 25;

/** The folder in which a guide is followed, as a reader's shell: it remembers where it is and which server runs. */
export class Workshop {
  #folder: string;
  #server: ChildProcess | undefined;
  #serverOutput = '';

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The folder that commands run in, after every `cd` so far. */
  get folder(): string {
    return this.#folder;
  }

  write(file: string, text: string): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Runs one line. A server is started and kept; every other command ends it, as one does who needs the shell. Throws with the output's last lines. */
  async run(command: string): Promise<void> {
    const moved = /^cd (.+)$/.exec(command);
    if (moved) {
      this.#folder = resolve(this.#folder, moved[1]!);
      return;
    }
    await this.stop();
    if (SERVER.test(command)) this.#start(command);
    else await this.#finish(command);
  }

  /** What the running server printed last. */
  get serverOutput(): string {
    return lastLines(this.#serverOutput);
  }

  /** Ends the running server, and with it the use of its port. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server?.pid || server.exitCode !== null) return;
    const closed = new Promise((done) => server.once('close', done));
    // The group: npm starts a shell, which starts the server.
    process.kill(-server.pid, 'SIGTERM');
    await closed;
  }

  #start(command: string): void {
    this.#serverOutput = '';
    this.#server = this.#spawn(command, (text) => {
      this.#serverOutput += text;
    });
  }

  async #finish(command: string): Promise<void> {
    let output = '';
    const child = this.#spawn(command, (text) => {
      output += text;
    });
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGTERM'), COMMAND_MS);
    const code = await new Promise<number | null>((done) => child.once('close', done));
    clearTimeout(timer);
    if (code !== 0) throw new Error(`${causeOf(output, code)}\n${lastLines(output)}`);
  }

  #spawn(command: string, listen: (text: string) => void): ChildProcess {
    const child = spawn('bash', ['-c', command], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, npm_config_yes: 'true', NEXT_TELEMETRY_DISABLED: '1', BROWSER: 'none', NODE_ENV: undefined },
    });
    // A run that is killed takes its commands along.
    const end = () => process.kill(-child.pid!, 'SIGTERM');
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => listen(chunk.toString()));
    return child;
  }
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}
