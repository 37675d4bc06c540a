import type { AppContext } from '../context.ts';
import { isForeign } from '../http/is-foreign.ts';
import { countInsight } from '../insights/count.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { readArguments } from './arguments.ts';
import type { Params } from './message.ts';
import { CODES, ProtocolError } from './protocol.ts';
import { type DocsTool, ToolError, type ToolText } from './tool.ts';
import { getComponentApi } from './tools/get-component-api.ts';
import { getDemo } from './tools/get-demo.ts';
import { getPage } from './tools/get-page.ts';
import { listPages } from './tools/list-pages.ts';
import { reportProblem } from './tools/report-problem.ts';
import { searchDocs } from './tools/search-docs.ts';

const TOOLS: readonly DocsTool[] = [searchDocs, getPage, listPages, getComponentApi, getDemo, reportProblem];

/** The tools as clients see them. */
export const listedTools = TOOLS.map(({ run: _, ...tool }) => tool);

/** A call's result. What an agent can correct is a result that it reads; only a name that no tool has is an error of the protocol. */
export async function callTool(c: AppContext, { name, arguments: sent }: Params): Promise<object> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new ProtocolError(CODES.badParams, `Unknown tool. Use one of ${TOOLS.map((one) => one.name).join(', ')}.`);
  // Pages of other sites may read what anyone may read; they must not write in their reader's name.
  if (!tool.annotations.readOnlyHint && isForeign(c))
    throw new ProtocolError(CODES.refused, 'Pages of other sites may not call this tool. Connect an MCP client.', { status: 403 });
  countInsight(c, 'agent', tool.name);
  try {
    return resultOf(await tool.run(c, readArguments(tool.inputSchema, sent ?? {})));
  } catch (error) {
    if (error instanceof ToolError) return failureOf(error.message);
    const reference = crypto.randomUUID().slice(0, 8);
    logEvent(c, 'failure', { reference, tool: tool.name, reason: error instanceof Error ? error.stack : reasonOf(error) });
    return failureOf(`The tool failed, reference ${reference}. It is not your fault; try again in a moment.`);
  }
}

function resultOf(answer: ToolText | string): object {
  const { text, data } = typeof answer === 'string' ? { text: answer, data: undefined } : answer;
  return { content: [{ type: 'text', text }], ...(data && { structuredContent: data }) };
}

function failureOf(message: string): object {
  return { content: [{ type: 'text', text: message }], isError: true };
}
