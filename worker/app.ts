import { Hono } from 'hono';
import { KITCHEN_SINK, SEARCH_PATH, SETTINGS_PATH } from '../client/shared/address/view-paths.ts';
import { OFFLINE_PATH } from '../client/shared/offline.ts';
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
import { ad } from './routes/ad.ts';
import { adFrame } from './routes/ad-frame.ts';
import { buildList, hashedAsset, picture, speculationRules, staticFile } from './routes/assets.ts';
import { changesFeed } from './routes/changes-feed.ts';
import { cspReport } from './routes/csp-report.ts';
import { demo } from './routes/demo.ts';
import { demoSource } from './routes/demo-source.ts';
import { notFound, serverError } from './routes/errors.ts';
import { events } from './routes/events.ts';
import { feedback } from './routes/feedback.ts';
import { health } from './routes/health.ts';
import { kitchenSink } from './routes/kitchen-sink.ts';
import { liveEditFrame } from './routes/live-edit-frame.ts';
import { llms, llmsFull, llmsOfProduct } from './routes/llms.ts';
import { mcp, mcpPage, mcpPreflight } from './routes/mcp.ts';
import { aiCatalog, mcpCatalog, mcpServerCard } from './routes/mcp-cards.ts';
import { offline } from './routes/offline.ts';
import { page } from './routes/page.ts';
import { preferences as savePreferences } from './routes/preferences.ts';
import { robots, sitemap, webManifest } from './routes/root-files.ts';
import { searchApi, searchPage } from './routes/search.ts';
import { searches } from './routes/searches.ts';
import { serviceWorker } from './routes/service-worker.ts';
import { settings } from './routes/settings.ts';
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
app.get('/toolpad/changes.atom', changesFeed);
app.get('/toolpad/sw.js', serviceWorker);

app.get(SETTINGS_PATH, preferences(), settings);
app.get(`${IN_LANGUAGE}${SETTINGS_PATH}`, preferences(), settings);
app.get(OFFLINE_PATH, preferences(), offline);
app.get(`${IN_LANGUAGE}${OFFLINE_PATH}`, preferences(), offline);
app.get(SEARCH_PATH, preferences(), searchPage);
app.get(`${IN_LANGUAGE}${SEARCH_PATH}`, preferences(), searchPage);
app.get('*', preferences(), markdownTwin(), edgeCache(page, didYouMean));

app.notFound(notFound);
app.onError(serverError);
