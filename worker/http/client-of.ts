import type { AppContext } from '../context.ts';

/** What stands for a client whose address nobody vouches for. */
const NOBODY = 'unknown';

/**
 * The network that a request comes from: an IPv4 address, or the first 64 bits of an IPv6 address, all of which one subscriber has.
 * The platform writes the header; where there is none in front, it is the client's own word, and the peer's address counts.
 */
export function clientOf(c: AppContext): string {
  return networkOf(c.env.PEER ?? c.req.header('CF-Connecting-IP') ?? NOBODY);
}

/** The network of an address; anything else is nobody's. */
export function networkOf(address: string): string {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return address;
  const host = URL.parse(`http://[${address}]/`)?.hostname;
  if (!host) return NOBODY;
  const [front = '', back] = host.slice(1, -1).split('::');
  const groups = front.split(':').filter(Boolean);
  const rest = back?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: back === undefined ? 0 : 8 - groups.length - rest.length }, () => '0');
  const all = [...groups, ...zeros, ...rest];
  // An IPv4 address in IPv6's clothes is that address.
  if (all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff') return all.slice(6).join(':');
  return all.slice(0, 4).join(':');
}
