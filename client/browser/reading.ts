// The one script that a page's HTML names, with its hash. It imports nothing: what a parser inserts may not in Firefox, so the boot starts the entry.
import { activateBackToTop } from './navigation/back-to-top.ts';
import { closeMenus } from './navigation/menus.ts';
import { spyOnHeadings } from './navigation/toc-spy.ts';
import { whenParsed } from './platform/when.ts';

void whenParsed().then(() => {
  closeMenus();
  activateBackToTop();
  spyOnHeadings();
});
