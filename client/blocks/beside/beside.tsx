import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '../../theme/media.ts';
import { HEADER_HEIGHT_PX } from '../../theme/tokens.ts';
import type { BlockView } from '../view.ts';

const Root = styled('div')(
  css({
    [from('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: 32,
      alignItems: 'start',
      '&>:last-child': { position: 'sticky', insetBlockStart: HEADER_HEIGHT_PX + 24 },
    },
  }),
);

export const BesideView: BlockView<'beside'> = ({ block: { blocks }, inner }) => (
  <Root className="beside">
    <div>{inner(blocks.slice(0, -1))}</div>
    <div>{inner(blocks.slice(-1))}</div>
  </Root>
);
