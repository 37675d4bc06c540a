import { widthFrom } from '../../theme/media.ts';
import { settling } from '../platform/settled.ts';

/** Fetches the drawer's code where the side navigation is one, below the width at which it is a column, or once the window becomes that narrow. */
export function loadDrawer(): void {
  const nav = document.getElementById('side-nav');
  const wide = matchMedia(widthFrom('lg'));
  const load = async () => {
    const { activateDrawer } = await import('./drawer.ts');
    if (nav) activateDrawer(nav, wide);
  };
  if (!nav) return;
  if (wide.matches) wide.addEventListener('change', load, { once: true });
  else void settling(load());
}
