import { styled } from '@mui/material/styles';
import { PageBody } from './page-body.tsx';

const Root = styled('main')({
  display: 'block',
  maxWidth: 960,
  marginInline: 'auto',
  padding: '32px 16px 72px',
  '& h1': { fontSize: 28, fontWeight: 600 },
});

/** A demo's whole source on a page of its own. */
export function SourcePage({ title, fragment }: { title: string; fragment: string }) {
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{title}</h1>
      <PageBody segments={[{ kind: 'html', html: fragment }]} />
    </Root>
  );
}
