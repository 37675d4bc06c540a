import type { Code, LineMark } from '../../../client/blocks/code/code.ts';
import { type FenceInfo, parseFenceInfo } from '../../shared/fence-info.ts';
import { lacksHead, schemaOfFile } from '../../shared/studio-files.ts';
import { codeOf, FENCE_LANGUAGES } from '../code/highlight.ts';
import type { BlockMaker } from '../markdown/block-maker.ts';
import { type MarkdownEnv, report } from '../markdown/env.ts';
import type { Token } from '../markdown/tree.ts';

/** A fence → highlighted code; TypeScript and YAML are also gathered as samples to be checked. */
export const code: BlockMaker = ({ token }, { env }) => readFence(token, env).block;

/** The block of a fence, and what its line says. */
export function readFence(token: Token, env: MarkdownEnv): { block?: Code; info: FenceInfo } {
  const info = parseFenceInfo(token.info);
  const line = token.map?.[0] ?? 0;
  if (!FENCE_LANGUAGES.includes(info.language)) {
    const name = info.language ? `The language \`${info.language}\` is unknown.` : 'The fence names no language.';
    report(env, line, `${name} Use one of ${FENCE_LANGUAGES.join(', ')}.`);
    return { info };
  }
  for (const part of info.unknown) {
    const known = 'Use title="…", tab="…", no-check="reason", schema="Page", {1,3-4}, ins={…} or del={…}.';
    report(env, line, `\`${part}\` means nothing on a fence. ${known}`);
  }
  noteSample(token.content, info, env.bodyLine + line + 1, env);
  const isExcerpt = schemaOfFile(info.title) !== undefined && lacksHead(token.content);
  return { block: { ...codeOf(token.content, info.language, info.title, marksOf(info)), excerpt: isExcerpt || undefined }, info };
}

function noteSample(text: string, { language, title, noCheck, schema }: FenceInfo, line: number, env: MarkdownEnv): void {
  if (language === 'ts' || language === 'tsx') env.samples.push({ code: text, language, title, line, noCheck });
  if (language === 'yaml') env.yamlSamples.push({ code: text, title, schema, line, noCheck });
}

function marksOf({ marked, inserted, deleted }: FenceInfo): Code['marks'] {
  const of = (lines: ReadonlySet<number>, mark: LineMark) => [...lines].map((line) => [line, mark] as const);
  const marks = [...of(marked, 'mark'), ...of(deleted, 'del'), ...of(inserted, 'ins')];
  return marks.length > 0 ? Object.fromEntries(marks) : undefined;
}
