import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type * as React from 'react';
import { TextLanguage } from '../../../client/contexts/text-language.tsx';
import type { Language } from '../../../client/shared/preferences/language.ts';
import { bodyStyles } from '../frame/body-styles.ts';

const Root = styled('div')(css(bodyStyles));

/** The body of a page around its blocks: its prose wears these styles, every other block its own. `written` is the language of the text. */
export function PageBody({ written, children }: { written: Language; children: React.ReactNode }) {
  return (
    <TextLanguage language={written}>
      <Root className="body">{children}</Root>
    </TextLanguage>
  );
}
