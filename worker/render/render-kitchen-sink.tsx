import type { CompiledPage } from '../../client/blocks/page.ts';
import { KitchenSink } from '../views/kitchen-sink/kitchen-sink.tsx';
import type { RenderedPage } from './render-page.tsx';
import { type Reader, renderSimplePage } from './render-simple-page.ts';

type Sink = Omit<Reader, 'language'> & { page: CompiledPage };

/** Renders the page of all blocks. */
export function renderKitchenSink({ page, ...reader }: Sink): RenderedPage {
  const { language, title, hasCode } = page;
  return renderSimplePage({ ...reader, language, title, path: '/toolpad', hasCode, main: <KitchenSink page={page} /> });
}
