/** What was open and where the page stood, for the page that is loaded next. */
const KEY = 'dev-reload';
const CONTROLS = '.demo-toolbar [data-do="source"], .demo-toolbar [data-do="edit"]';

/** Loads the page again, where it stood and with the same code open. */
export function reloadPage(): void {
  const open = controls().flatMap((control, index) => (control.ariaExpanded === 'true' ? [index] : []));
  if (open.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ open, top: scrollY }));
  location.reload();
}

/** Opens what was open before the page was loaded again, and then scrolls there; without open code the browser has done that by itself. */
export async function reopen(): Promise<void> {
  const kept = sessionStorage.getItem(KEY);
  if (!kept) return;
  sessionStorage.removeItem(KEY);
  const { open, top }: { open: number[]; top: number } = JSON.parse(kept);
  const opened = open.flatMap((index) => controls()[index] ?? []);
  await Promise.all(opened.map(expand));
  scrollTo({ top, behavior: 'instant' });
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)];
}

function expand(control: HTMLElement): Promise<void> {
  return new Promise((done) => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      done();
    }).observe(control, { attributeFilter: ['aria-expanded'] });
    control.click();
  });
}
