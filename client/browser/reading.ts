// The one script that a page's HTML names, with its hash. It imports nothing: what a parser inserts may not in Firefox, so the boot starts the entry.
import { activateBackToTop } from './back-to-top.ts';
import { closeMenus } from './menus.ts';
import { spyOnHeadings } from './toc-spy.ts';
import { whenParsed } from './when.ts';

void whenParsed().then(() => {
  closeMenus();
  activateBackToTop();
  spyOnHeadings();
});
