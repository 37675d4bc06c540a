import { activateBackToTop } from './browser/back-to-top.ts';
import { syncPackageManagerTabs } from './browser/code-tabs.ts';
import { activateCopyButtons } from './browser/copy-buttons.ts';
import { activateDemoToolbars } from './browser/demo-toolbar.ts';
import { followPreferences } from './browser/follow-preferences.ts';
import { turnLinksIntoButtons } from './browser/link-buttons.ts';
import { loadDrawer } from './browser/load-drawer.ts';
import { loadStylesheet } from './browser/load-stylesheet.ts';
import { closeMenus } from './browser/menus.ts';
import { keepNavScroll } from './browser/nav-scroll.ts';
import { spyOnHeadings } from './browser/toc-spy.ts';
import { activateWrapButtons } from './browser/wrap-lines.ts';
import { hydrateIslands } from './islands/hydrate.ts';

const { copied = '', highlight } = document.documentElement.dataset;

if (highlight) void loadStylesheet(highlight, 'prism');
followPreferences();
turnLinksIntoButtons();
hydrateIslands();
keepNavScroll();
loadDrawer();
closeMenus();
activateBackToTop();
spyOnHeadings();
syncPackageManagerTabs();
activateDemoToolbars();
activateCopyButtons(copied);
activateWrapButtons();
