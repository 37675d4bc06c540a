import { settling } from '../platform/settled.ts';

/** Fetches the check marks of steps, where a page has steps. If they do not arrive, the steps are a numbered list. */
export function loadSteps(): void {
  if (!document.querySelector('.steps')) return;
  void settling(import('./tick-steps.ts').then(({ tickSteps }) => tickSteps())).catch(() => {});
}
