import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { FEEDBACK, newClient } from '../helpers/feedback/feedback.ts';
import { PAGE } from '../helpers/html/pages.ts';
import { ask } from './ask.ts';

const TRIES = 3;

/** What readers wrote: every id that was thanked for, with its words. */
export type Thanked = Map<string, string>;

/** Gives feedback as the page's script does: once more with the same id until it is thanked for, and at times with a double press. */
export async function giveFeedback(agent: Agent, portNow: () => number, thanked: Thanked): Promise<void> {
  const id = randomUUID();
  const comment = `Written ${id}`;
  const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': newClient() };
  const asked = { path: FEEDBACK, method: 'POST', headers, body: JSON.stringify({ id, page: PAGE, rating: 1, comment }) };
  for (let attempt = 0; attempt < TRIES && !thanked.has(id); attempt += 1) {
    const presses = Math.random() < 0.2 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: presses }, () => ask(agent, portNow(), asked, 'plain')));
    if (answers.some((answer) => answer?.status === 201)) thanked.set(id, comment);
  }
}

/** What was thanked for and is not there, and what is there twice. */
export function compareRows(thanked: Thanked, rows: readonly { id: string; comment: string }[]): { lost: string[]; doubled: string[] } {
  const stored = new Map<string, number>();
  for (const { comment } of rows) stored.set(comment, (stored.get(comment) ?? 0) + 1);
  return {
    lost: [...thanked.values()].filter((comment) => !stored.has(comment)),
    doubled: [...stored].filter(([, count]) => count > 1).map(([comment]) => comment),
  };
}
