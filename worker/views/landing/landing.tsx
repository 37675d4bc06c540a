import { styled } from '@mui/material/styles';
import type { CompiledPage } from '../../../client/blocks/page.ts';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { color, textSize } from '../../../client/theme/css.ts';
import { from } from '../../../client/theme/media.ts';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { LanguageNotice } from '../page/language-notice.tsx';
import { PageActions } from '../page/page-actions.tsx';
import { PageBody } from '../page/page-body.tsx';
import { Hero } from './hero.tsx';
import { LandingBody } from './landing-body.tsx';

const Root = styled('main')({
  display: 'block',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: '32px 16px 72px',
  [from('sm')]: { padding: '40px 32px 96px' },
  '& .notice': { margin: '0 0 20px', fontSize: textSize.label, color: color.textSecondary },
  '& .body': { marginBlockEnd: 32 },
  '&>article>#feedback': { marginBlockStart: 40 },
});

/** A landing page: what the product is, what to do first, the product itself in a frame, then the text. */
export function Landing({ page }: { page: CompiledPage }) {
  const { language } = useTranslations();
  const [first] = page.blocks;
  // What stands side by side above all text is the hero's.
  const shown = first?.kind === 'beside' ? first.blocks : undefined;
  return (
    <Root id="main-content" tabIndex={-1}>
      <article lang={page.language === language ? undefined : page.language}>
        <LanguageNotice page={page} />
        {page.hero && <Hero hero={page.hero} shown={shown} />}
        <PageBody written={page.language}>
          <LandingBody blocks={shown ? page.blocks.slice(1) : page.blocks} />
        </PageBody>
        <PageActions path={page.path} />
        <FeedbackForm page={page.path} />
      </article>
    </Root>
  );
}
