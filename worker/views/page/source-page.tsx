import { styled } from '@mui/material/styles';
import type { StyledCode } from '../../../client/blocks/demo/demo.ts';
import { DemoCode } from '../../../client/blocks/demo/demo-figure.tsx';
import { demoCodeStyles } from '../../../client/blocks/demo/demo-styles.ts';
import { bodyStyles } from '../frame/body-styles.ts';
import { SimplePage } from '../frame/simple-page.tsx';

const Source = styled('div')(bodyStyles, demoCodeStyles);

/** A demo's whole source on a page of its own. */
export function SourcePage({ title, code }: { title: string; code: readonly StyledCode[] }) {
  return (
    <SimplePage title={title} maxWidth="md">
      <Source className="body">
        <DemoCode code={code} />
      </Source>
    </SimplePage>
  );
}
