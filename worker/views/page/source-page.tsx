import { styled } from '@mui/material/styles';
import type { StyledCode } from '../../../client/blocks/demo/demo.ts';
import { DemoCode } from '../../../client/blocks/demo/demo-figure.tsx';
import { demoCodeStyles } from '../../../client/blocks/demo/demo-styles.ts';
import { textSize } from '../../../client/theme/css.ts';
import { bodyStyles } from '../frame/body-styles.ts';

const Root = styled('main')({
  display: 'block',
  maxWidth: 960,
  marginInline: 'auto',
  padding: '32px 16px 72px',
  '& h1': { fontSize: textSize.title, fontWeight: 600 },
});

const Source = styled('div')(bodyStyles, demoCodeStyles);

/** A demo's whole source on a page of its own. */
export function SourcePage({ title, code }: { title: string; code: readonly StyledCode[] }) {
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{title}</h1>
      <Source className="body">
        <DemoCode code={code} />
      </Source>
    </Root>
  );
}
