import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Block } from '../../client/blocks/blocks.ts';
import { Blocks } from '../../client/blocks/views.tsx';
import { TextLanguage } from '../../client/contexts/text-language.tsx';
import type { Language } from '../../client/shared/language.ts';
import { bodyStyles } from './body-styles.ts';

const Root = styled('div')(css(bodyStyles));

/** The body of a page: its prose wears these styles, every other block its own. `written` is the language of the text. */
export function PageBody({ blocks, written }: { blocks: readonly Block[]; written: Language }) {
  return (
    <TextLanguage language={written}>
      <Root className="body">
        <Blocks blocks={blocks} />
      </Root>
    </TextLanguage>
  );
}
