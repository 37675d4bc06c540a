import type { MarkdownIt } from 'markdown-it';
import { codeBlock } from '../code-block.ts';
import { type FenceInfo, parseFenceInfo } from '../fence-info.ts';
import { FENCE_LANGUAGES } from '../highlight.ts';
import { envOf, type MarkdownEnv, report } from '../markdown-env.ts';

/** Fences become highlighted figures; TypeScript and YAML ones are also gathered as samples to be checked. */
export function codeBlocks(md: MarkdownIt): void {
  md.renderer.rules.fence = (tokens, index, _options, env) => {
    const token = tokens[index]!;
    return fenceHtml(token.content, token.info, token.map?.[0] ?? 0, envOf(env)).html;
  };
}

/** Renders a fence and notes what the build needs of it. `line` is the fence's first line in the body. */
export function fenceHtml(code: string, infoText: string, line: number, env: MarkdownEnv): { html: string; info: FenceInfo } {
  const info = parseFenceInfo(infoText);
  env.codeBlocks += 1;
  if (!FENCE_LANGUAGES.includes(info.language)) {
    const name = info.language ? `The language \`${info.language}\` is unknown.` : 'The fence names no language.';
    report(env, line, `${name} Use one of ${FENCE_LANGUAGES.join(', ')}.`);
    return { html: '', info };
  }
  for (const part of info.unknown) {
    report(
      env,
      line,
      `\`${part}\` means nothing on a fence. Use title="…", tab="…", no-check="reason", schema="Page", {1,3-4}, ins={…} or del={…}.`,
    );
  }
  if (info.language === 'ts' || info.language === 'tsx') {
    env.samples.push({ code, language: info.language, title: info.title, line: env.bodyLine + line + 1, noCheck: info.noCheck });
  }
  if (info.language === 'yaml') {
    env.yamlSamples.push({ code, title: info.title, schema: info.schema, line: env.bodyLine + line + 1, noCheck: info.noCheck });
  }
  return { html: `${codeBlock(code, info.language, info.title, info)}\n`, info };
}
