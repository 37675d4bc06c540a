// Loaded into what a guide runs, before its own code: what packages ask a provider is answered by its stand-in.
const http = require('node:http');
const https = require('node:https');

const { GUIDE_PROVIDERS } = process.env;
const providers = Object.entries(JSON.parse(GUIDE_PROVIDERS));
const { fetch } = globalThis;
const { request } = https;

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const other = standInOf(address);
  if (!other) return fetch(input, init);
  return fetch(input instanceof Request ? new Request(other, input) : other, init);
};

// Packages that bring a fetch of their own, such as Google's, ask this way.
https.request = (input, ...rest) => {
  const other = standInOf(String(input));
  return other ? http.request(other, ...rest) : request(input, ...rest);
};

/** The address of a stand-in for one at a provider; none for any other. */
function standInOf(address) {
  if (!URL.canParse(address)) return undefined;
  const [origin, standIn] = providers.find(([known]) => new URL(address).origin === known) ?? [];
  return origin && address.replace(origin, standIn);
}
