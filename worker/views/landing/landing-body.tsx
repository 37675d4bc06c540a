import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Block } from '../../../client/blocks/blocks.ts';
import { holdsPictures } from '../../../client/blocks/cards/holds-pictures.ts';
import type { RichText } from '../../../client/blocks/rich-text.ts';
import { tableEdges } from '../../../client/blocks/table/table-styles.ts';
import { htmlOf } from '../../../client/blocks/view.ts';
import { Blocks } from '../../../client/blocks/views.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { CONTRAST_THEME, color, textSize } from '../../../client/theme/css.ts';
import { from } from '../../../client/theme/media.ts';

/** The longest line that reads with ease: about 68 characters of this face. */
const MEASURE = '33em';

const Root = styled('section')(
  css({
    paddingBlock: 40,
    [from('sm')]: { paddingBlock: 64 },
    // A band from edge to edge; it adds nothing to the width of the page.
    '&:nth-of-type(even)': {
      borderImage: `conic-gradient(${color.subtle} 0 0) fill 0/0/0 100vw`,
      '& .table': { background: tableEdges(color.subtle) },
      [CONTRAST_THEME]: { borderImage: 'none' },
    },
    '& h2': { margin: '0 0 12px', fontSize: textSize.title, lineHeight: 1.2, letterSpacing: '-.01em', textWrap: 'balance' },
    '& :is(p, ol, .body>ul)': { maxWidth: MEASURE },
    '& .cards :is(p, ul)': { maxWidth: 'none' },
    '&>:last-child>:last-child, &>:last-child>:last-child>:last-child': { marginBlockEnd: 0 },
    '&>.intro': { marginBlockEnd: 24 },
    [from('lg')]: {
      '&.split': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        gap: 48,
        alignItems: 'start',
        '&>.intro': { marginBlockEnd: 0 },
      },
    },
  }),
);

/** What stands under one heading: the heading with what announces the rest, and the rest. */
type LandingSection = { intro?: RichText; blocks: Block[] };

/** The text of a landing page: a band for each heading, with what it announces beside or below it. */
export function LandingBody({ blocks }: { blocks: readonly Block[] }) {
  return sectionsOf(blocks).map((section, index) => <Section key={index} section={section} />);
}

function sectionsOf(blocks: readonly Block[]): LandingSection[] {
  const sections: LandingSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'prose' && block.opens) sections.push({ intro: block.text, blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ blocks: [block] });
  }
  return sections;
}

function Section({ section: { intro, blocks } }: { section: LandingSection }) {
  const { language } = useTranslations();
  return (
    <Root className={blocks.some(isWide) ? undefined : 'split'}>
      {intro && <div className="intro" dangerouslySetInnerHTML={htmlOf(intro, language)} />}
      <div>
        <Blocks blocks={blocks} />
      </div>
    </Root>
  );
}

/** Blocks that need the whole width. */
function isWide(block: Block): boolean {
  return block.kind === 'beside' || (block.kind === 'cards' && holdsPictures(block.blocks));
}
