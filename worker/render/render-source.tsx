import { dictionaries } from '#translations';
import type { StyledCode } from '../../client/blocks/demo/demo.ts';
import { createTranslate } from '../../client/shared/translate.ts';
import { SourcePage } from '../views/page/source-page.tsx';
import type { RenderedPage } from './render-page.tsx';
import { type Reader, renderSimplePage } from './render-simple-page.ts';

type Source = Reader & { name: string; code: readonly StyledCode[] };

/** Renders the page that holds a demo's whole source. */
export function renderSource({ name, code, ...reader }: Source): RenderedPage {
  const title = createTranslate(dictionaries, reader.language)('demo.sourceOf', { name });
  return renderSimplePage({ ...reader, title, path: '/toolpad', hasCode: true, main: <SourcePage title={title} code={code} /> });
}
