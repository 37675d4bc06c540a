import * as React from 'react';
import type { CodeStyling } from '../../shared/preferences/code-styling.ts';
import type { DemoFrame } from './demo.ts';

type Props = { frames: readonly DemoFrame[]; children: (address: string, styling?: CodeStyling) => React.ReactNode };

/** A link for each styling of a demo, marked so that the chosen one's shows. */
export function InStylings({ frames, children }: Props) {
  return frames.map(({ name, styling }) => (
    <React.Fragment key={styling}>{children(`/toolpad/_demo/${name}`, frames.length > 1 ? styling : undefined)}</React.Fragment>
  ));
}
