import { products } from '#content';
import type { Endpoint } from '../../../client/shared/address/endpoints.ts';
import type { AppContext } from '../../context.ts';
import { docsUrlOf } from '../../env.ts';
import { ONE_HOUR } from '../../http/cache-control.ts';
import { REVISIONS } from '../../mcp/protocol.ts';
import { serverInfo } from '../../mcp/server-info.ts';

/** Where the Model Context Protocol is spoken, and where its server describes itself. */
const ENDPOINT: Endpoint = '/toolpad/_edge/mcp';
const CARD_TYPE = 'application/mcp-server-card+json';
const CATALOG_TYPE = 'application/ai-catalog+json';
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json';

/** Any site's page may read what a server says of itself before someone connects. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Cache-Control': ONE_HOUR,
};

/** The servers of this host, for clients that know the host alone (SEP-2127 with the AI Catalog that it names). */
export function aiCatalog(c: AppContext): Response {
  return Response.json({ specVersion: '1.0', entries: [entryOf(c)] }, { headers: { ...HEADERS, 'Content-Type': CATALOG_TYPE } });
}

/** The same where the drafts of SEP-2127 had it. */
export function mcpCatalog(c: AppContext): Response {
  return Response.json({ specVersion: 'draft', entries: [entryOf(c)] }, { headers: HEADERS });
}

function entryOf(c: AppContext) {
  const docsUrl = docsUrlOf(c.env);
  return {
    identifier: `urn:air:${new URL(docsUrl).hostname}:toolpad-docs`,
    displayName: serverInfo(c).title,
    type: CARD_TYPE,
    url: `${docsUrl}${ENDPOINT}/server-card`,
  };
}

/** What the server is and speaks, before anyone connects. */
export function mcpServerCard(c: AppContext): Response {
  const { title, version, websiteUrl } = serverInfo(c);
  const docsUrl = docsUrlOf(c.env);
  const card = {
    $schema: CARD_SCHEMA,
    name: `${new URL(docsUrl).hostname.split('.').reverse().join('.')}/toolpad-docs`,
    version,
    title,
    description: `Search and read the documentation of ${products.core.name} and ${products.studio.name}.`,
    websiteUrl,
    remotes: [{ type: 'streamable-http', url: `${docsUrl}${ENDPOINT}`, supportedProtocolVersions: REVISIONS }],
  };
  return Response.json(card, { headers: { ...HEADERS, 'Content-Type': CARD_TYPE } });
}
