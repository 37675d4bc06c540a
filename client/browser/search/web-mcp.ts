import type { Endpoint } from '../../shared/address/endpoints.ts';

/** A tool as the site's MCP endpoint lists it. */
type ListedTool = { name: string; description?: string; inputSchema: object; annotations?: { readOnlyHint?: boolean } };
type Result = { tools?: ListedTool[]; content?: unknown[] };

/** What browsers offer so far (webmachinelearning.github.io/webmcp). */
type ModelContext = { registerTool?: (tool: object) => unknown };

const ENDPOINT: Endpoint = '/toolpad/_edge/mcp';

/** Offers the site's reading tools to the browser's agent; they are run by the endpoint that serves other agents. */
export async function offerTools(): Promise<void> {
  const { modelContext: context } = navigator as Navigator & { modelContext?: ModelContext };
  if (typeof context?.registerTool !== 'function') return;
  const { tools = [] } = await ask('tools/list', {});
  for (const { annotations, ...tool } of tools) {
    if (!annotations?.readOnlyHint) continue;
    const execute = (input: object) => ask('tools/call', { name: tool.name, arguments: input });
    context.registerTool({ ...tool, annotations, execute });
  }
}

async function ask(method: string, params: object): Promise<Result> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error }: { result?: Result; error?: { message: string } } = await response.json();
  if (!result) throw new Error(error?.message ?? `The tools did not answer (${response.status}). Reload the page.`);
  return result;
}
