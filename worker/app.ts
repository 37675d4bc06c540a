import { Hono } from 'hono';
import { CHANGES_FEED, KITCHEN_SINK, SEARCH_PATH, SETTINGS_PATH } from '../client/shared/address/view-paths.ts';
import { OFFLINE_PATH, WORKER_URL } from '../client/shared/offline.ts';
import { LANGUAGES } from '../client/shared/preferences/language.ts';
import { PRODUCT_IDS } from '../client/shared/product.ts';
import type { AppEnv } from './context.ts';
import { allowedMethods } from './middleware/allowed-methods.ts';
import { canonicalPath } from './middleware/canonical-path.ts';
import { edgeCache } from './middleware/edge-cache.ts';
import { insights } from './middleware/insights.ts';
import { markdownTwin } from './middleware/markdown-twin.ts';
import { preferences } from './middleware/preferences.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { RememberingRouter } from './remembering-router.ts';
import { ad } from './routes/ads/ad.ts';
import { adFrame } from './routes/ads/ad-frame.ts';
import { llms, llmsFull, llmsOfProduct } from './routes/agents/llms.ts';
import { mcp, mcpPage, mcpPreflight } from './routes/agents/mcp.ts';
import { aiCatalog, mcpCatalog, mcpServerCard } from './routes/agents/mcp-cards.ts';
import { events } from './routes/analytics/events.ts';
import { demo } from './routes/demos/demo.ts';
import { demoSource } from './routes/demos/demo-source.ts';
import { liveEditFrame } from './routes/demos/live-edit-frame.ts';
import { feedback } from './routes/feedback/feedback.ts';
import { searches } from './routes/insights/searches.ts';
import { offline } from './routes/offline/offline.ts';
import { serviceWorker } from './routes/offline/service-worker.ts';
import { changesFeed } from './routes/page/changes-feed.ts';
import { kitchenSink } from './routes/page/kitchen-sink.ts';
import { page } from './routes/page/page.ts';
import { buildList, hashedAsset, picture, speculationRules, staticFile } from './routes/platform/assets.ts';
import { cspReport } from './routes/platform/csp-report.ts';
import { notFound, serverError } from './routes/platform/errors.ts';
import { health } from './routes/platform/health.ts';
import { robots, sitemap, webManifest } from './routes/platform/root-files.ts';
import { preferences as savePreferences } from './routes/preferences/preferences.ts';
import { settings } from './routes/preferences/settings.ts';
import { searchApi, searchPage } from './routes/search/search.ts';
import { didYouMean } from './search/did-you-mean.ts';

/** How a path begins in any language but English, which has no prefix. */
const IN_LANGUAGE = `/:language{${LANGUAGES.join('|')}}`;

/**
 * The life of a request, from top to bottom. Routes see the path that the rules and the file server see: Hono's own reading
 * keeps `\` and `%2e%2e`, so that a path could pass the rules as one thing and be answered as another.
 */
export const app = new Hono<AppEnv>({ getPath: (request) => new URL(request.url).pathname, router: new RememberingRouter() });

app.use(securityHeaders(), allowedMethods(app.routes), canonicalPath(), insights());

app.get('/toolpad/assets/builds.json', buildList);
app.get('/toolpad/assets/og/*', picture);
app.get('/toolpad/assets/*', hashedAsset);
app.get('/static/speculation-rules.json', speculationRules);
app.get('/static/*', staticFile);
app.get('/favicon.ico', staticFile);
app.get('/robots.txt', robots);
app.get('/sitemap.xml', sitemap);
app.get('/manifest.webmanifest', webManifest);
app.get('/llms.txt', llms);
app.get('/llms-full.txt', llmsFull);
app.get(`/toolpad/:product{${PRODUCT_IDS.join('|')}}/llms.txt`, llmsOfProduct);
app.get('/.well-known/ai-catalog.json', aiCatalog);
app.get('/.well-known/mcp/catalog.json', mcpCatalog);

app.get('/toolpad/_demo/live-edit', liveEditFrame);
app.get(KITCHEN_SINK, preferences(), kitchenSink);
app.get('/toolpad/_demo/:name', demo);
app.get('/toolpad/_demo/:name/source', preferences(), demoSource);

app.get('/toolpad/_edge/ad', ad);
app.get('/toolpad/_edge/ad-frame', adFrame);
app.get('/toolpad/_edge/health', health);
app.get('/toolpad/_edge/search', searchApi);
app.post('/toolpad/_edge/preferences', savePreferences);
app.post('/toolpad/_edge/csp-report', cspReport);
app.post('/toolpad/_edge/events', events);
app.post('/toolpad/_edge/feedback', preferences(), feedback);
app.get('/toolpad/_edge/mcp', mcpPage);
app.post('/toolpad/_edge/mcp', mcp);
app.options('/toolpad/_edge/mcp', mcpPreflight);
app.get('/toolpad/_edge/mcp/server-card', mcpServerCard);
app.post('/toolpad/_edge/searches', searches);
app.all('/toolpad/_edge/*', notFound);
app.all('/toolpad/_demo/*', notFound);
app.all('/:file{[\\w-]+\\.(?:txt|xml|ico|webmanifest)}', notFound);
app.get(CHANGES_FEED, changesFeed);
app.get(WORKER_URL, serviceWorker);

app.get(SETTINGS_PATH, preferences(), settings);
app.get(`${IN_LANGUAGE}${SETTINGS_PATH}`, preferences(), settings);
app.get(OFFLINE_PATH, preferences(), offline);
app.get(`${IN_LANGUAGE}${OFFLINE_PATH}`, preferences(), offline);
app.get(SEARCH_PATH, preferences(), searchPage);
app.get(`${IN_LANGUAGE}${SEARCH_PATH}`, preferences(), searchPage);
app.get('*', preferences(), markdownTwin(), edgeCache(page, didYouMean));

app.notFound(notFound);
app.onError(serverError);
