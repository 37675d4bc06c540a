import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker';
import { buildId } from '#assets';
import type { AppContext } from '../context.ts';
import { countInsight } from '../insights/count.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { READ_TOOLS } from './read-tools.ts';
import { reportProblem } from './report-problem.ts';
import { type Input, ToolError, textResult } from './tool.ts';

const TOOLS = [...READ_TOOLS, reportProblem];
const validator = new CfWorkerJsonSchemaValidator();
const INSTRUCTIONS =
  'The documentation of Toolpad Core (React components for dashboards on top of Material UI) and of Toolpad Studio (a deprecated low-code builder). Search first, then read the section found.';

/** Answers one message of a client. Nothing is kept between messages, so any isolate can answer the next one. */
export async function answerMcp(c: AppContext, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  const server = createServer(c);
  await server.connect(transport);
  try {
    return await transport.handleRequest(c.req.raw, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function createServer(c: AppContext): Server {
  const server = new Server(
    { name: 'toolpad-docs', title: 'Toolpad docs', version: buildId },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: validator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(({ run: _, ...tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(c, params.name, params.arguments ?? {}));
  return server;
}

/** What an agent can correct comes back as a result that it reads; only a name that no tool has is an error of the protocol. */
async function callTool(c: AppContext, name: string, input: unknown): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool. Use one of ${TOOLS.map((one) => one.name).join(', ')}.`);
  countInsight(c, 'agent', tool.name);
  const checked = validator.getValidator<Input>(tool.inputSchema)(input);
  if (!checked.valid)
    return textResult(`The arguments are wrong: ${checked.errorMessage.slice(0, 300)} Compare them with the tool's schema.`, true);
  try {
    return textResult(await tool.run(c, checked.data));
  } catch (error) {
    if (error instanceof ToolError) return textResult(error.message, true);
    const reference = crypto.randomUUID().slice(0, 8);
    logEvent(c, 'failure', { reference, tool: name, reason: error instanceof Error ? error.stack : reasonOf(error) });
    return textResult(`The tool failed, reference ${reference}. It is not your fault; try again in a moment.`, true);
  }
}
