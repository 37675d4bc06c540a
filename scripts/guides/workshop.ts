import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { causeOf } from './causes.ts';
import { Installs } from './installs.ts';
import { withPart } from './parts.ts';

/** Commands that do not end: the app that the browser looks at. */
const SERVER = /^((npm|pnpm|yarn)( run)? ([\w-]+:)?(dev|start|preview)|npx toolpad-studio dev)\b/;
/** Commands that run in a terminal of their own, beside the app. */
const BESIDE = /^(npx firebase emulators:start|nginx)\b/;
const INSTALL = 'npm install';
const REQUEST = /^curl\b/;
/** A request waits for what was started right before, as its reader does. */
const PATIENT_REQUEST = 'curl --retry 120 --retry-delay 1 --retry-connrefused';
const COMMAND_MS = 15 * 60_000;
const WRITTEN_MS = 60_000;
const LAST_LINES = 25;

/** The folder in which a guide is followed, as a reader's shell: it remembers where it is and which server runs. `env` is added to the environment of every command. */
export class Workshop {
  #folder: string;
  #installs: Installs;
  #env: Record<string, string>;
  #server: ChildProcess | undefined;
  #serverOutput = '';
  #beside: ChildProcess[] = [];
  /** Every folder that commands ran in, by each `cd` so far. */
  readonly folders: string[];

  constructor(folder: string, { env = {}, installs = new Installs() }: { env?: Record<string, string>; installs?: Installs } = {}) {
    this.#folder = folder;
    this.#installs = installs;
    this.#env = env;
    this.folders = [folder];
  }

  write(file: string, text: string): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, existsSync(path) ? withPart(basename(path), readFileSync(path, 'utf8'), text) : text);
  }

  /** Waits until the running server has written a file. Throws when it does not. */
  async written(file: string): Promise<void> {
    const end = Date.now() + WRITTEN_MS;
    while (!existsSync(join(this.#folder, file))) {
      if (Date.now() > end) throw new Error(`The app does not write ${file}.`);
      await new Promise((done) => setTimeout(done, 200));
    }
  }

  /** Runs one line. A server is started and kept; every other command but a request to it ends it, as one does who needs the shell. Throws with the output's last lines. */
  async run(command: string, prints: string[] = []): Promise<void> {
    const [, moved] = /^cd (.+)$/.exec(command) ?? [];
    if (moved !== undefined) {
      this.#folder = resolve(this.#folder, moved);
      this.folders.push(this.#folder);
      return;
    }
    if (BESIDE.test(command)) {
      this.startBeside(command);
      return;
    }
    if (!REQUEST.test(command)) await this.stop();
    if (SERVER.test(command)) await this.#start(command, prints);
    else if (command === INSTALL && !existsSync(join(this.#folder, 'node_modules'))) await this.#install();
    else await this.#finish(command, prints);
  }

  /** What the running server printed last. */
  get serverOutput(): string {
    return lastLines(this.#serverOutput);
  }

  /** Starts what runs until the guide has ended. */
  startBeside(command: string): void {
    this.#beside.push(
      this.#spawn(command, (text) => {
        this.#serverOutput += text;
      }),
    );
  }

  /** Ends the running server, and with it the use of its port. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await end(server);
  }

  /** Ends all that still runs. */
  async close(): Promise<void> {
    await this.stop();
    await Promise.all(this.#beside.splice(0).map(end));
  }

  async #install(): Promise<void> {
    if (!this.#installs.isNew(this.#folder)) return;
    await this.#finish(INSTALL, []);
    this.#installs.keep(this.#folder);
  }

  async #start(command: string, prints: string[]): Promise<void> {
    this.#serverOutput = '';
    this.#server = this.#spawn(command, (text) => {
      this.#serverOutput += text;
    });
    const end = Date.now() + COMMAND_MS;
    while (prints.some((text) => !this.#serverOutput.includes(text))) {
      if (Date.now() > end || this.#server.exitCode !== null) throw new Error(`The server does not print “${prints.join('” and “')}”.`);
      await new Promise((done) => setTimeout(done, 500));
    }
  }

  async #finish(command: string, prints: string[]): Promise<void> {
    let output = '';
    const child = this.#spawn(command.replace(REQUEST, PATIENT_REQUEST), (text) => {
      output += text;
    });
    const timer = setTimeout(() => killGroup(child), COMMAND_MS);
    const code = await new Promise<number | null>((done) => child.once('close', done));
    clearTimeout(timer);
    if (code !== 0) throw new Error(`${causeOf(output, code)}\n${lastLines(output)}`);
    const missing = prints.find((text) => !output.includes(text));
    if (missing) throw new Error(`The command does not print “${missing}”.\n${lastLines(output)}`);
  }

  #spawn(command: string, listen: (text: string) => void): ChildProcess {
    const child = spawn('bash', ['-c', command], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...this.#env,
        npm_config_yes: 'true',
        npm_config_audit: 'false',
        npm_config_fund: 'false',
        NEXT_TELEMETRY_DISABLED: '1',
        BROWSER: 'none',
        // A reader's machine may have no compiler, and a package that compiles takes longer than a guide.
        CC: 'false',
        CXX: 'false',
        NODE_ENV: undefined,
      },
    });
    // A run that is killed takes its commands along.
    const endGroup = () => killGroup(child);
    process.once('exit', endGroup);
    child.once('close', () => process.off('exit', endGroup));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => listen(chunk.toString()));
    return child;
  }
}

/** npm starts a shell, which starts the server. */
function killGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGTERM');
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((done) => child.once('close', done));
  killGroup(child);
  await closed;
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}
