// Loaded into what a guide runs, before its own code: what packages fetch from an OAuth provider comes from its stand-in.
const { GUIDE_PROVIDERS } = process.env;
const providers = Object.entries(JSON.parse(GUIDE_PROVIDERS));
const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const [origin, standIn] = providers.find(([known]) => new URL(address).origin === known) ?? [];
  if (!origin) return fetch(input, init);
  const other = address.replace(origin, standIn);
  return fetch(input instanceof Request ? new Request(other, input) : other, init);
};
