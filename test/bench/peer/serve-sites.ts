import { setTimeout as pause } from 'node:timers/promises';
import { startRuntime } from '../../../scripts/runtime/start-runtime.ts';
import { resolveVars } from '../../../scripts/runtime/vars.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { type Sent, startCompressing, startCompressingProxy } from '../compressing-server.ts';
import { folderAnswer } from './folder-answer.ts';
import { OURS, type Site, STARLIGHT } from './sites.ts';
import { starlight } from './starlight.ts';

export type Served = { site: Site; urlOf: (path: string) => string; sent: Sent[] };

export type Sites = { ours: Served; peer: Served };

/** Both sites of the same text, each on a port of its own behind the same compression, until the process ends. */
export async function serveSites(): Promise<Sites> {
  const [port, sitePort, peerPort] = [await freePort(), await freePort(), await freePort()];
  await startRuntime({ vars: resolveVars({}), port: sitePort });
  const ours = await startCompressingProxy(port, `http://127.0.0.1:${sitePort}`);
  const peer = await startCompressing(peerPort, folderAnswer(starlight()));
  return { ours: { ...served(OURS, port), sent: ours.sent }, peer: { ...served(STARLIGHT, peerPort), sent: peer.sent } };
}

function served(site: Site, port: number) {
  return { site, urlOf: (path: string) => `http://127.0.0.1:${port}${site.address(path)}` };
}

/** Waits until a site has answered nothing for so long, in milliseconds. */
export async function untilQuiet({ sent }: Served, silence = 1000): Promise<void> {
  for (let before = -1; before !== sent.length; await pause(silence)) before = sent.length;
}
