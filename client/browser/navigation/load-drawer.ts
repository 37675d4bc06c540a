import { settling } from '../platform/settled.ts';

/** From this width up the side navigation is a column (the theme's lg). */
const WIDE = '(min-width:1200px)';

/** Fetches the drawer's code where the side navigation is one, or once the window becomes that narrow. */
export function loadDrawer(): void {
  const nav = document.getElementById('side-nav');
  const wide = matchMedia(WIDE);
  const load = async () => {
    const { activateDrawer } = await import('./drawer.ts');
    if (nav) activateDrawer(nav, wide);
  };
  if (!nav) return;
  if (wide.matches) wide.addEventListener('change', load, { once: true });
  else void settling(load());
}
