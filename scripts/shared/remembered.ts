import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Answers by the hash of what was asked, for each function by its name. */
type Memory = Record<string, Record<string, unknown>>;

/** Beside the builds, and gone with them. */
const FILE = 'build/remembered.json';

/** What earlier processes answered. */
let earlier: Memory = {};
/** What was asked in this one. */
const asked = new Map<string, Map<string, unknown>>();

/**
 * A pure function of texts that remembers its answers: the same code stands on several pages, in every language, and in each build that an
 * edit elsewhere asks for. Builds keep them for the next ones by `name`, as JSON. Throws where another function has that name.
 */
export function remembered<Texts extends readonly string[], Answer>(
  name: string,
  compute: (...texts: Texts) => Answer,
): (...texts: Texts) => Answer {
  if (asked.has(name)) throw new Error(`Two functions are remembered as “${name}”. Give one of them another name.`);
  const answers = new Map<string, Answer>();
  asked.set(name, answers);
  return (...texts) => {
    const question = texts.join('\0');
    const known = answers.get(question) ?? (earlier[name]?.[digestOf(question)] as Answer | undefined);
    const answer = known ?? compute(...texts);
    answers.set(question, answer);
    return answer;
  };
}

/** Takes up what the last build of a project kept, if the same `code` made it. */
export function recallAnswers(code: string, root = '.'): void {
  const file = join(root, FILE);
  if (!existsSync(file)) return;
  const kept = readKept(file);
  if (kept?.code === code) earlier = kept.memory;
}

/** Keeps what this process asked, which is what the next build will ask again. */
export function keepAnswers(code: string, root = '.'): void {
  const memory = Object.fromEntries(
    [...asked].map(([name, answers]) => [name, Object.fromEntries([...answers].map(([question, answer]) => [digestOf(question), answer]))]),
  );
  const file = join(root, FILE);
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved: another build may read it meanwhile.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ code, memory }));
  renameSync(`${file}.${process.pid}`, file);
}

// A file that was cut off is no memory, and no reason to stop.
function readKept(file: string): { code: string; memory: Memory } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function digestOf(question: string): string {
  return createHash('sha256').update(question).digest('base64url');
}
