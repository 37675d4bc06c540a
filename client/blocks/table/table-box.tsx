import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type * as React from 'react';
import { tableStyles } from './table-styles.ts';

const Root = styled('div')(css(tableStyles));

type BoxProps = { rows: number; listed?: true } & Pick<React.ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>;

/** A wide table scrolls in a box of its own, which the keyboard can reach (WCAG 2.1.1). */
export function TableBox({ rows, listed, ...inside }: BoxProps) {
  return <Root className="table" tabIndex={0} data-rows={rows} data-list={listed && ''} {...inside} />;
}
