import { AD_HOUSE_LINK } from '../../client/shared/ad.ts';

/** What the network's own script does to the document that loads it, as it does in the wild: it puts an ad beside itscript. */
const placing = (link: string, afterMs: number) => `var script = document.getElementById('_carbonads_js');
script.dataset.waits = '';
setTimeout(function () {
  var ad = document.createElement('div');
  ad.id = 'carbonads';
  var link = document.createElement('a');
  link.href = ${JSON.stringify(link)};
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  link.className = 'carbon-text';
  link.textContent = 'Northwind Hosting: servers near your readers, billed by the minute.';
  var by = document.createElement('a');
  by.href = 'https://ads.example/';
  by.target = '_blank';
  by.className = 'carbon-poweredby';
  by.textContent = 'ads via Carbon';
  ad.append(link, by);
  script.after(ad);
}, ${afterMs});`;

/** How late the late ad is, in milliseconds. */
export const LATE_AD_MS = 5000;
const SPONSOR = 'https://click.ads.example/northwind';

/** The network's scripts by path. */
export const SCRIPTS: Record<string, string> = {
  '/script/good.js': placing(SPONSOR, 0),
  '/script/house-link.js': placing(AD_HOUSE_LINK, 0),
  '/script/late.js': placing(SPONSOR, LATE_AD_MS),
  '/script/nothing.js': '',
  '/script/throws.js': "throw new Error('The network is broken.');",
};
