import type { AppContext } from '../context.ts';
import { loadGuide } from './guide.ts';
import type { Message, Params } from './message.ts';
import { CODES, LEGACY_REVISIONS, MODERN_REVISION, ProtocolError, REVISIONS } from './protocol.ts';
import { listResources, listTemplates, readResource } from './resources.ts';
import { serverInfo } from './server-info.ts';
import { callTool, listedTools } from './tools.ts';

/** How long lists may be kept, in milliseconds: they change with a deploy. */
const LISTS_TTL_MS = 3_600_000;

const CAPABILITIES = { tools: {}, resources: {} };

type Method = (c: AppContext, params: Params, revision: string) => Promise<object> | object;

/** What every revision has. */
const METHODS: Record<string, Method | undefined> = {
  'tools/list': () => ({ tools: listedTools }),
  'tools/call': callTool,
  'resources/list': listResources,
  'resources/templates/list': listTemplates,
  'resources/read': readResource,
};

const LEGACY_METHODS: Record<string, Method | undefined> = { ...METHODS, initialize, ping: () => ({}) };
const MODERN_METHODS: Record<string, Method | undefined> = { ...METHODS, 'server/discover': discover };

/** Results that clients may keep, and share: they are the same for everyone. */
const CACHEABLE = /^(?:server\/discover|tools\/list|resources\/(?:list|templates\/list|read))$/;

/** The result of a request in a revision. Throws a ProtocolError. */
export async function callMethod(c: AppContext, { method, params }: Message, revision: string): Promise<object> {
  const modern = revision === MODERN_REVISION;
  const methods = modern ? MODERN_METHODS : LEGACY_METHODS;
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!run)
    throw new ProtocolError(CODES.noMethod, 'Method not found. This server has tools and resources.', { status: modern ? 404 : 200 });
  const result = await run(c, params, revision);
  if (!modern) return result;
  const kept = CACHEABLE.test(method) && { ttlMs: LISTS_TTL_MS, cacheScope: 'public' };
  return { resultType: 'complete', ...result, ...kept, _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo(c) } };
}

async function initialize(c: AppContext, { protocolVersion }: Params): Promise<object> {
  const { instructions } = await loadGuide(c);
  const agreed = LEGACY_REVISIONS.find((revision) => revision === protocolVersion) ?? LEGACY_REVISIONS[0];
  return { protocolVersion: agreed, capabilities: CAPABILITIES, serverInfo: serverInfo(c), instructions };
}

async function discover(c: AppContext): Promise<object> {
  const { instructions } = await loadGuide(c);
  return { supportedVersions: REVISIONS, capabilities: CAPABILITIES, serverInfo: serverInfo(c), instructions };
}
