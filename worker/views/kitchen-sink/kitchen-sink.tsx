import { styled } from '@mui/material/styles';
import type { CompiledPage } from '../../../client/blocks/page.ts';
import { Blocks } from '../../../client/blocks/views.tsx';
import { textSize } from '../../../client/theme/css.ts';
import { PageBody } from '../page/page-body.tsx';
import { Tokens } from './tokens.tsx';

const Root = styled('main')({
  display: 'block',
  boxSizing: 'border-box',
  // As wide as an article, so that blocks look as they do there.
  maxWidth: 832,
  marginInline: 'auto',
  padding: '24px 16px 64px',
  '& h1': { fontSize: textSize.title, margin: '0 0 12px' },
});

/** Every block, and what all of them are made of, in the reader's mode and direction. */
export function KitchenSink({ page }: { page: CompiledPage }) {
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <PageBody written={page.language}>
        <Blocks blocks={page.blocks} />
      </PageBody>
      <Tokens />
    </Root>
  );
}
