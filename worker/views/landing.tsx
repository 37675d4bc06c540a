import Button from '@mui/material/Button';
import { type CSSObject, styled } from '@mui/material/styles';
import type { CompiledPage, Hero as HeroData } from '../../client/blocks/page.ts';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { localizedPath } from '../../client/shared/language.ts';
import { tracked } from '../../client/shared/tracked.ts';
import { color, from } from '../../client/theme/css.ts';
import { CODE_FONT_FAMILY } from '../../client/theme/tokens.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { LandingBody } from './landing-body.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { OwnAppCode, OwnAppForm } from './own-app-form.tsx';
import { PageActions } from './page-actions.tsx';
import { PageBody } from './page-body.tsx';

/** The product in its frame: a whole scene as wide as a desktop, made smaller; on a phone, as phones show it. */
const windowStyles: CSSObject = {
  margin: '32px 0 0',
  maxWidth: 860,
  [from('lg')]: { margin: 0 },
  '&>div': {
    position: 'relative',
    height: 600,
    overflow: 'hidden',
    border: `1px solid ${color.divider}`,
    borderRadius: 12,
    background: color.subtle,
    boxShadow: '0 12px 40px -16px rgba(0,0,0,.3)',
    [from('sm')]: { height: 'auto', aspectRatio: '16/9.5' },
  },
  '& iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: '100%',
    height: '100%',
    border: 0,
    transformOrigin: 'top left',
    [from('sm')]: { width: '142.86%', height: '142.86%', transform: 'scale(.7)' },
  },
  '& figcaption': { marginBlockStart: 12, fontSize: 13.5, color: color.textSecondary },
};

const Root = styled('main')({
  display: 'block',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: '32px 16px 72px',
  [from('sm')]: { padding: '48px 32px 96px' },
  '& .notice': { margin: '0 0 20px', fontSize: 14, color: color.textSecondary },
  '& .hero': { marginBlockEnd: 24 },
  '& .body': { marginBlockEnd: 32 },
  '& form': { marginBlockStart: 40 },
  // The words beside the product, where there is room for both. Nothing depends on what follows: a part of the page may be painted alone.
  [from('lg')]: {
    '& .split.hero': { display: 'grid', gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: '32px 48px', alignItems: 'center' },
    '& .own-app': { gridArea: '2/2', alignSelf: 'start', marginBlockStart: 0 },
    '& .own-code': { gridArea: '2/1', alignSelf: 'start' },
    // At its top, as a text beside it that gets another height would move it.
    '& .own-app~.window': { gridArea: '1/2', alignSelf: 'start' },
  },
  '& h1': {
    fontSize: 'clamp(32px, 5.2vw, 52px)',
    lineHeight: 1.12,
    letterSpacing: '-.02em',
    fontWeight: 600,
    margin: '0 0 16px',
    maxWidth: '20ch',
    textWrap: 'balance',
  },
  '& .lead': { fontSize: 'clamp(17px, 2vw, 20px)', lineHeight: 1.55, color: color.textSecondary, maxWidth: '29em', margin: '0 0 24px' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, margin: '0 0 20px' },
  '& .command': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: 4,
    paddingInlineStart: 14,
    borderRadius: 6,
    background: color.subtle,
    border: `1px solid ${color.divider}`,
    fontSize: 13.5,
    '& code': { paddingBlock: 4, fontFamily: CODE_FONT_FAMILY, overflowWrap: 'anywhere' },
    '& button': {
      minHeight: 32,
      minWidth: 68,
      marginInlineStart: 8,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: color.primary,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { background: color.hover },
      '@media (scripting:none)': { display: 'none' },
    },
  },
  '& .window': windowStyles,
});

/** A landing page: what the product is, what to do first, the product itself in a frame, then the text. */
export function Landing({ page }: { page: CompiledPage }) {
  const { language } = useTranslations();
  return (
    <Root id="main-content" tabIndex={-1}>
      <article lang={page.language === language ? undefined : page.language}>
        <LanguageNotice page={page} />
        {page.hero && <Hero hero={page.hero} />}
        <PageBody written={page.language}>
          <LandingBody blocks={page.blocks} />
        </PageBody>
        <PageActions path={page.path} />
        <FeedbackForm page={page.path} />
      </article>
    </Root>
  );
}

/** The first thing to type, as the copy buttons know code. */
function Command({ text }: { text: string }) {
  const { t } = useTranslations();
  return (
    <div className="command code" dir="ltr">
      <code>{text}</code>
      <button type="button" className="copy" {...tracked('code', 'copy-click')}>
        {t('copy')}
      </button>
    </div>
  );
}

function Hero({ hero }: { hero: HeroData }) {
  const { language } = useTranslations();
  const scene = hero.demo && `/toolpad/_demo/${hero.demo.name}`;
  return (
    <div className={hero.demo ? 'hero split' : 'hero'}>
      <div>
        <h1>{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="actions">
          {hero.actions.map(({ text, href, primary }) => (
            <Button
              key={href}
              href={localizedPath(href, language)}
              variant={primary ? 'contained' : 'outlined'}
              disableElevation
              size="large"
            >
              {text}
            </Button>
          ))}
        </div>
        {hero.command && <Command text={hero.command} />}
      </div>
      {scene && hero.asksName && <OwnAppForm />}
      {hero.demo && (
        <figure className="window">
          <div>
            <iframe src={scene} name={hero.asksName ? 'own-app' : undefined} title={hero.demo.caption} loading="lazy" />
          </div>
          <figcaption>{hero.demo.caption}</figcaption>
        </figure>
      )}
      {hero.asksName && <OwnAppCode />}
    </div>
  );
}
