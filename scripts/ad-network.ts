import { AD_HOSTS } from './ad-network/feed.ts';
import { SCRIPTS } from './ad-network/network-scripts.ts';
import { FEEDS, startAdNetwork } from './ad-network/server.ts';
import { readOptions, runCommand } from './shared/command.ts';

/** Where the stand-in listens when it is started by hand. */
const PORT = 8788;

/** Starts the stand-in of the network, and says how the site is told of it. */
async function serveAdNetwork(): Promise<void> {
  readOptions({}, `npm run ad-network   on http://127.0.0.1:${PORT}`);
  const { url } = await startAdNetwork(PORT);
  console.log(`${[...Object.keys(FEEDS), ...Object.keys(SCRIPTS)].join('\n')}

The ad network is on ${url}, with a feed or a script on each of these paths. Start the site with, for example,

AD_FEED_URL=${url}/good AD_SCRIPT_URL=${url}/script/good.js AD_IMAGE_HOSTS=${AD_HOSTS} \\
  GA_MEASUREMENT_ID=G-TEST GA_API_SECRET=test ANALYTICS_URL=${url}/collect npm start`);
}

await runCommand(serveAdNetwork);
