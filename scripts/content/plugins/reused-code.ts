import type { MarkdownIt } from 'markdown-it';
import { LEAVES } from '../directives.ts';
import { directiveOf } from '../markdown/directive.ts';
import { envOf, type MarkdownEnv, type Original, report, reportMisfit } from '../markdown/env.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** `::code` in a translation → the English page's next fence of the same section, so that code is written and checked once. */
export function reusedCode(md: MarkdownIt): void {
  md.core.ruler.push('reused-code', (state) => {
    const env = envOf(state.env);
    const headingLines = [0];
    for (const token of state.tokens) {
      const line = token.map?.[0] ?? 0;
      if (/^h[23]$/.test(token.tag) && token.nesting === 1) headingLines.push(line);
      if (Object.hasOwn(LEAVES, token.type)) env.leaves.push(`${token.type} ${directiveOf(token).attributes.name ?? ''}`.trim());
      if (token.type === 'code') takeFence(token, headingLines.length - 1, line, env);
      if (token.type === 'fence') noteFence(token, headingLines.length - 1, line, env);
    }
    if (env.original) checkParts(env, env.original, headingLines);
  });
}

function noteFence(token: Token, section: number, line: number, env: MarkdownEnv): void {
  if (env.original && !token.meta?.taken)
    report(env, line, 'A translation shows the code of the English page. Write `::code` in place of this fence.');
  env.fences.push({ section, code: token.content, info: token.info, lines: [line, token.map?.[1] ?? line] });
}

/** Turns the token into the fence of the English page that comes next. `::code{tab="…"}` gives its tab another name. */
function takeFence(token: Token, section: number, line: number, env: MarkdownEnv): void {
  if (!env.original) {
    report(env, line, '`::code` stands in translations only. Write the code in a fence.');
    return;
  }
  const position = env.fences.filter((fence) => fence.section === section).length;
  const fence = env.original.fences.filter((one) => one.section === section)[position];
  if (!fence) {
    reportMisfit(env, line, `The section has only ${position} code blocks in ${env.original.file}. Remove this \`::code\`.`);
    return;
  }
  const { tab } = directiveOf(token).attributes;
  token.type = 'fence';
  token.meta = { taken: true };
  token.content = fence.code;
  token.info = tab ? fence.info.replace(/ tab="[^"]*"/, ` tab="${tab}"`) : fence.info;
}

/** A translation leaves out neither code nor demos. */
function checkParts(env: MarkdownEnv, original: Original, headingLines: number[]): void {
  for (const [section, line] of headingLines.entries()) {
    const countIn = ({ fences }: Original) => fences.filter((fence) => fence.section === section).length;
    const [own, wanted] = [countIn(env), countIn(original)];
    if (own < wanted)
      reportMisfit(env, line, `This section has ${own} of the ${wanted} code blocks in ${original.file}. Add a line \`::code\` for each.`);
  }
  const at = original.leaves.findIndex((leaf, index) => leaf !== env.leaves[index]);
  if (at >= 0) reportMisfit(env, 0, `\`::${original.leaves[at]}\` of ${original.file} is not here in its place. Add it.`);
  else if (env.leaves.length > original.leaves.length)
    reportMisfit(env, 0, `\`::${env.leaves[original.leaves.length]}\` is not in ${original.file}. Remove it.`);
}
