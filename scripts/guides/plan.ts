import { createHash } from 'node:crypto';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { Guide, GuideStep } from './guide.ts';
import { type PageSection, pageSections } from './page-blocks.ts';

/** One thing to do, with all that it needs. Its words are the page's. */
export type Action =
  | { kind: 'write'; file: string; text: string }
  | { kind: 'run'; command: string; prints?: string[] }
  | { kind: 'await'; file: string }
  | { kind: 'browse'; step: Exclude<GuideStep, { follow: string } | { run: string } | { written: string }> };

/** An action, and the step of the guide that it is done for. */
export type Planned = { action: Action; step: GuideStep };

/** A compiled page whose sections a guide may follow. */
export type GuidePage = { path: string; blocks: readonly WrittenBlock[] };

const SHELLS = new Set(['bash', 'sh', 'shell']);

/** What a guide does, made of its compiled page and of `others` that it names. Throws when a page lacks a section or words that the guide names. */
export function planOf(guide: Guide, blocks: readonly WrittenBlock[], others: readonly GuidePage[] = []): Planned[] {
  const sections = pageSections(blocks);
  checkSteps(sections, guide);
  return guide.steps.flatMap((step) => {
    const read = 'of' in step && step.of ? sectionsOfOther(step.of, others) : sections;
    return actionsOf(step, read).map((action) => ({ action, step }));
  });
}

function actionsOf(step: GuideStep, sections: PageSection[]): Action[] {
  if ('follow' in step) return follow(sectionOf(sections, step.follow), step);
  if (step.says) checkSaid(sections, step);
  if ('written' in step) return [{ kind: 'await', file: step.written }];
  return 'run' in step ? [{ kind: 'run', command: step.run, ...(step.prints && { prints: step.prints }) }] : [{ kind: 'browse', step }];
}

/** Changes with the files, commands and expectations of a guide; the other words of its pages may change freely. */
export function hashOf(guide: Guide, blocks: readonly WrittenBlock[], others: readonly GuidePage[] = []): string {
  const actions = planOf(guide, blocks, others).map(({ action }) => action);
  return createHash('sha256')
    .update(JSON.stringify([guide.packages, actions, ...extrasOf(guide)]))
    .digest('hex')
    .slice(0, 16);
}

/** What a guide has besides its steps; a guide without any of it keeps its hash. */
function extrasOf({ services, providers, beside, complaints, notFollowed }: Guide): unknown[] {
  return [services, providers, beside, complaints, notFollowed].filter((part) => part !== undefined);
}

/** The sections that a guide follows, unless it follows all that have something to do. */
export function followedSections(guide: Guide, blocks: readonly WrittenBlock[]): string[] {
  const sections = pageSections(blocks);
  const followed = guide.steps.flatMap((step) => {
    if ('follow' in step) return step.of ? [] : step.follow;
    return saysOf(step).flatMap((says) => sections.find((section) => isSaidIn(section, says))?.id ?? []);
  });
  const todo = sections.filter((section) => follow(section).length > 0);
  const left = Object.keys(guide.notFollowed ?? {});
  if (left.length === 0 && todo.every(({ id }) => followed.includes(id))) return [];
  return [...new Set(followed)].filter((id) => !left.includes(id));
}

function sectionsOfOther(path: string, others: readonly GuidePage[]): PageSection[] {
  const page = others.find((other) => other.path === path);
  if (!page) throw new Error(`There is no page ${path} to follow. Correct the path in the guide.`);
  return pageSections(page.blocks);
}

function sectionOf(sections: PageSection[], id: string): PageSection {
  const section = sections.find((other) => other.id === id);
  if (!section) throw new Error(`The page has no section \`${id}\`. Name one of: ${sections.map((other) => other.id).join(', ')}.`);
  return section;
}

function follow(section: PageSection, { fill = {}, prints, only }: Partial<Extract<GuideStep, { follow: string }>> = {}): Action[] {
  return section.blocks.flatMap(({ language, title, code }): Action[] => {
    if (title) return [{ kind: 'write', file: title, text: filled(code, fill) }];
    if (only || !SHELLS.has(language)) return [];
    return code
      .trim()
      .split('\n')
      .map((command) => ({ kind: 'run', command, ...(prints && { prints }) }));
  });
}

function filled(code: string, fill: Record<string, string>): string {
  return Object.entries(fill).reduce((text, [blank, value]) => text.replaceAll(blank, value), code);
}

/** Each numbered step is done by a step of the guide, or where its code is followed. */
function checkSteps(sections: PageSection[], { steps, notFollowed = {}, noSteps = [] }: Guide): void {
  const left = [...Object.keys(notFollowed), ...noSteps];
  const unknown = left.find((id) => !sections.some((section) => section.id === id));
  if (unknown !== undefined) throw new Error(`The page has no section \`${unknown}\`, which the guide leaves out. Correct its id.`);
  const said = steps.flatMap(saysOf);
  const isDone = (words: string) => said.some((says) => plain(words).includes(says) || says.includes(plain(words)));
  const missed = sections
    .filter(({ id }) => !left.includes(id))
    .flatMap((section) => section.steps)
    .find(({ words, showsCode }) => !showsCode && !isDone(words));
  if (!missed) return;
  throw new Error(
    `The guide leaves out “${missed.words}”. Do it in a step that \`says\` so, or name its section in \`notFollowed\`, with the reason, or in \`noSteps\`.`,
  );
}

/** The words of the page that a step does. */
export function saysOf(step: GuideStep): readonly string[] {
  if ('follow' in step || step.says === undefined) return [];
  return [step.says].flat();
}

function checkSaid(sections: PageSection[], step: Exclude<GuideStep, { follow: string }>): void {
  const gone = saysOf(step).find((says) => !sections.some((section) => isSaidIn(section, says)));
  if (gone !== undefined)
    throw new Error(`The page no longer says “${gone}”, so its reader would not do it. Correct the page or its guide.`);
  const isShown = (typed: string) =>
    sections.some(({ words, blocks }) => [words, ...blocks.map(({ code }) => code)].some((text) => plain(text).includes(typed)));
  const missing = typedIn(step).find((typed) => !isShown(plain(typed)));
  if (missing) throw new Error(`The page does not show “${missing}”, which its reader would type. Correct the page or its guide.`);
}

function isSaidIn({ words }: PageSection, says: string): boolean {
  return plain(words).includes(says);
}

/** What a reader types, who has it from the page. */
function typedIn(step: Exclude<GuideStep, { follow: string }>): string[] {
  if ('type' in step) return [step.type];
  if (!('edit' in step)) return [];
  const { edit } = step;
  return (
    ('to' in edit && edit.to && [edit.to]) ||
    ('code' in edit && [edit.code]) ||
    ('form' in edit && Object.values(edit.form)) ||
    ('options' in edit && [...edit.options]) ||
    []
  );
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
