import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type * as React from 'react';
import { tableStyles } from './table-styles.ts';

const Root = styled('div')(css(tableStyles));

type BoxProps = { rows: number; listed?: true; children: React.ReactElement };

/** A wide table scrolls in a box of its own, which the keyboard can reach (WCAG 2.1.1). What ends the box tells that the table is whole. */
export function TableBox({ rows, listed, children }: BoxProps) {
  return (
    <Root className="table" tabIndex={0} data-rows={rows} data-list={listed && ''}>
      {children}
      <hr hidden />
    </Root>
  );
}
