import Button from '@mui/material/Button';
import { type CSSObject, styled } from '@mui/material/styles';
import type { Block } from '../../../client/blocks/blocks.ts';
import type { Hero as HeroData } from '../../../client/blocks/page.ts';
import { Blocks } from '../../../client/blocks/views.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { tracked } from '../../../client/shared/analytics/tracked.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { from } from '../../../client/theme/media.ts';
import { CODE_FONT_FAMILY } from '../../../client/theme/tokens.ts';
import { panelStyles, sceneStyles } from './hero-panel-styles.ts';
import { OwnAppCode, OwnAppForm } from './own-app-form.tsx';

const commandStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  boxSizing: 'border-box',
  padding: 4,
  paddingInlineStart: 14,
  borderRadius: radius.medium,
  background: color.subtle,
  border: `1px solid ${color.divider}`,
  fontSize: textSize.caption,
  '& code': { paddingBlock: 4, fontFamily: CODE_FONT_FAMILY, overflowWrap: 'anywhere' },
  '& button': { minHeight: 32, minWidth: 68, marginInlineStart: 8, '@media (scripting:none)': { display: 'none' } },
};

const Root = styled('div')({
  marginBlockEnd: 24,
  '& h1': {
    fontSize: textSize.display,
    lineHeight: 1.12,
    letterSpacing: '-.02em',
    fontWeight: 600,
    margin: '0 0 16px',
    maxWidth: '20ch',
    textWrap: 'balance',
  },
  '& .lead': { fontSize: textSize.lead, lineHeight: 1.55, color: color.textSecondary, maxWidth: '29em', margin: '0 0 24px' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
  '& .command': commandStyles,
  '& .window': { margin: '32px 0 0', maxWidth: 860 },
  '& .scene': sceneStyles,
  '& .panel': panelStyles,
  '& .window>figcaption': { marginBlockStart: 12, fontSize: textSize.caption, color: color.textSecondary },
  '&.joined': { '& h1': { maxWidth: '26ch' }, '& .window': { maxWidth: 'none' } },
  // Nothing depends on what follows: a part of the page may be painted alone.
  [from('lg')]: {
    // The words beside the product.
    '&.split': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
      gap: 48,
      // Not in the middle: that would move while the words and the scene arrive.
      alignItems: 'start',
      '& .window': { margin: 0 },
    },
    // The words over it in two columns, so that all of it is in the first window.
    '&.joined .window': { marginBlockStart: 24 },
    '&.joined>.words': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 48,
      '& h1': { marginBlockEnd: 24 },
      '& .lead': { gridArea: '1/2/3', margin: '6px 0 0' },
    },
  },
});

/** The top of a landing page: what the product is, what to do first, and the product itself. */
export function Hero({ hero: { asksName, demo, ...words }, shown }: { hero: HeroData; shown?: readonly Block[] }) {
  const joined = asksName || shown;
  return (
    <Root className={`hero${joined ? ' joined' : demo ? ' split' : ''}`}>
      <Words {...words} />
      {shown && (
        <div className="window panel">
          <Blocks blocks={shown} />
        </div>
      )}
      {demo && (
        <figure className="window">
          {asksName ? <OwnApp demo={demo} /> : <Scene demo={demo} />}
          <figcaption>{demo.caption}</figcaption>
        </figure>
      )}
    </Root>
  );
}

function Words({ headline, lead, actions, command }: Pick<HeroData, 'headline' | 'lead' | 'actions' | 'command'>) {
  const { language } = useTranslations();
  return (
    <div className="words">
      <h1>{headline}</h1>
      <p className="lead">{lead}</p>
      <div className="actions">
        {actions.map(({ text, href, primary }) => (
          <Button key={href} href={localizedPath(href, language)} variant={primary ? 'contained' : 'outlined'} size="large">
            {text}
          </Button>
        ))}
        {command && <Command text={command} />}
      </div>
    </div>
  );
}

/** The first thing to type, as the copy buttons know code. */
function Command({ text }: { text: string }) {
  const { t } = useTranslations();
  return (
    <div className="command code" dir="ltr">
      <code>{text}</code>
      <Button size="small" className="copy" {...tracked('code', 'copy-click')}>
        {t('copy')}
      </Button>
    </div>
  );
}

type Demo = NonNullable<HeroData['demo']>;

/** What the reader's app is called, the app, and its code: one surface, since each key changes all of it. */
function OwnApp({ demo }: { demo: Demo }) {
  return (
    <div className="panel">
      <OwnAppForm />
      <Scene demo={demo} name="own-app" />
      <OwnAppCode />
    </div>
  );
}

function Scene({ demo, name }: { demo: Demo; name?: string }) {
  return (
    <div className="scene">
      <iframe src={`/toolpad/_demo/${demo.name}`} name={name} title={demo.caption} loading="lazy" />
    </div>
  );
}
