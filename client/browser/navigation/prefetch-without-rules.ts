import { settling } from '../platform/settled.ts';

/** Browsers with speculation rules prefetch by themselves; only the others fetch the code that does it for them. */
export function prefetchWithoutRules(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  void settling(import('./prefetch.ts').then(({ prefetchOnHint }) => prefetchOnHint()));
}
