import type { CompiledPage } from '../../client/blocks/page.ts';
import type { Direction } from '../../client/shared/preferences/direction.ts';
import type { SiteConfig } from '../../client/shared/site-config.ts';
import { KitchenSink } from '../views/kitchen-sink.tsx';
import { type RenderedPage, renderPage } from './render-page.tsx';

type Request = { page: CompiledPage; direction: Direction; config: SiteConfig };

/** Renders the page of all blocks, which search engines are not to list. */
export function renderKitchenSink({ page, ...rest }: Request): RenderedPage {
  const context = { path: '/toolpad', page: null, navigation: [] };
  const main = <KitchenSink page={page} />;
  return renderPage({ ...rest, language: page.language, title: `${page.title} - Toolpad`, hasCode: page.hasCode, context, main });
}
