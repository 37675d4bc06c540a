import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a tool of the project; its output is shown only when it fails. */
export async function tool(name: string, parameters: string[]): Promise<void> {
  await run(name, parameters, { env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' }, maxBuffer: 64 * 1024 * 1024 });
}

/** What a failed tool printed, else the error's message. */
export function outputOf(error: unknown): string {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  return [stdout, stderr].filter(Boolean).join('\n') || message;
}
