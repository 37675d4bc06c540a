import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenParsed } from '../../../client/browser/platform/when.ts';
import { demoCache } from './demo-cache.ts';
import { DemoRoot } from './demo-root.tsx';
import { writeMuiXLicense } from './license.ts';

export type DemoTable = Record<
  string,
  { group: string; load: () => Promise<ComponentType> }
>;

// Zod would try out whether it may make functions of text, which the policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Brings the demo of this document to life. */
export async function start(demos: DemoTable): Promise<void> {
  const demo = demos[document.body.dataset.demo ?? ''];
  if (!demo) return;
  const { dir, dataset } = document.documentElement;
  writeMuiXLicense(dataset.muiXLicenseKey);
  const [Demo] = await Promise.all([demo.load(), whenParsed()]);
  const container = document.getElementById('demo');
  if (!container) return;
  const cache = demoCache(dir);
  const element = (
    <DemoRoot cache={cache} group={demo.group}>
      <Demo />
    </DemoRoot>
  );
  // The build rendered the demo left to right, comfortable and with its own name; any other way it is rendered again,
  // and React takes away what is there once that is whole.
  const isNew = dir === 'rtl' || dataset.dense === 'true' || 'ownApp' in dataset;
  // As a transition, React lets go of the thread every 5 ms: the page is on the same one, and what its reader does there goes first.
  startTransition(() => {
    if (isNew) createRoot(container).render(element);
    else hydrateRoot(container, element);
  });
}
