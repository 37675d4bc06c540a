import * as React from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useDocsConfig } from '../../contexts/docs-config.tsx';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import type { CodeStyling } from '../../shared/code-styling.ts';
import { CODE_VARIANTS, type CodeVariant } from '../../shared/code-variant.ts';
import { type EventAction, tracked } from '../../shared/events.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import type { Demo, DemoFrame, DemoTools } from './demo.ts';

const STYLING_WORDS: Record<CodeStyling, string> = {
  system: 'settings.stylingSystem',
  tailwind: 'settings.stylingTailwind',
  css: 'settings.stylingCss',
};

const SOURCE_EVENTS = { JS: 'source-js', TS: 'source-ts' } as const satisfies Record<CodeVariant, EventAction<'demo'>>;

type Props = { demo: Demo; tools: DemoTools };

/** The controls under a demo. Buttons need script and are hidden without; the links work either way. */
export function DemoToolbar({ demo, tools }: Props) {
  const { t, language } = useTranslations();
  const { repoUrl } = useDocsConfig();
  const suffix = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`;
  return (
    <div className="demo-toolbar" lang={useInterfaceLang()} role="toolbar" aria-label={t('demo.toolbar')} data-ga-event-label={demo.name}>
      {demo.frames.length > 1 && <StylingMenu demo={demo} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot stand in a line of controls. */}
      <span className="variants" role="group" aria-label={t('demo.language')}>
        {CODE_VARIANTS.map((variant) => (
          <button
            key={variant}
            type="button"
            data-do="variant"
            data-variant={variant}
            {...tracked('demo', SOURCE_EVENTS[variant])}
            aria-pressed="false"
          >
            {variant}
          </button>
        ))}
      </span>
      <button
        type="button"
        className="show-code"
        data-do="source"
        {...tracked('demo', 'expand')}
        aria-expanded="false"
        data-hide={t('demo.hideCode')}
        data-show={t('demo.showCode')}
      >
        {t('demo.showCode')}
      </button>
      <noscript>
        <InStylings frames={demo.frames}>
          {(address, styling) => (
            <a className="show-code" data-styling={styling} href={`${address}/source${suffix}`}>
              {t('demo.showCode')}
            </a>
          )}
        </InStylings>
      </noscript>
      <button type="button" data-do="edit" {...tracked('demo', 'edit')} aria-expanded="false">
        {t('demo.editCode')}
      </button>
      <span className="demo-actions">
        <IconButton name="copy" words="copy" done={t('copied')} />
        <IconButton name="reset" words="demo.reset" done={t('demo.wasReset')} />
        <InStylings frames={demo.frames}>
          {(address, styling) => <IconLink name="open" href={address} target="_blank" styling={styling} rel="noopener" />}
        </InStylings>
        <IconButton name="stackblitz" words="demo.stackblitz" />
        <IconButton name="codesandbox" words="demo.codesandbox" />
        <IconLink name="github" href={`${repoUrl}/${tools.repositoryPath}`} target="_blank" rel="noopener" />
        <IconLink name="link" href={`#${demo.name}`} />
      </span>
    </div>
  );
}

type InStylingsProps = { frames: readonly DemoFrame[]; children: (address: string, styling?: CodeStyling) => React.ReactNode };

/** A link for each styling of a demo, marked so that the chosen one's shows. */
function InStylings({ frames, children }: InStylingsProps) {
  return frames.map(({ name, styling }) => (
    <React.Fragment key={styling}>{children(`/toolpad/_demo/${name}`, frames.length > 1 ? styling : undefined)}</React.Fragment>
  ));
}

/** A menu of the stylings. */
function StylingMenu({ demo: { name, frames } }: { demo: Demo }) {
  const { t } = useTranslations();
  const id = `${name}-styling`;
  return (
    <>
      <button type="button" popoverTarget={id} aria-haspopup="menu">
        {t('settings.codeStyling')}
      </button>
      <div popover="auto" id={id} role="menu" aria-label={t('settings.codeStyling')}>
        {frames.map(({ styling }) => (
          <button
            key={styling}
            type="button"
            role="menuitemradio"
            aria-checked="false"
            data-do="styling"
            data-value={styling}
            {...tracked('demo', `styling-${styling}`)}
          >
            {t(STYLING_WORDS[styling])}
          </button>
        ))}
      </div>
    </>
  );
}

type Action = Extract<IconName, EventAction<'demo'>>;

function IconButton({ name, words, done }: { name: Action; words: string; done?: string }) {
  const { t } = useTranslations();
  return (
    <button type="button" className="icon" data-do={name} {...tracked('demo', name)} aria-label={t(words)} data-done={done}>
      <Icon name={name} />
      {name === 'copy' && <Icon name="copied" />}
    </button>
  );
}

type LinkProps = { name: Action; href: string; target?: string; rel?: string; styling?: CodeStyling };

function IconLink({ name, href, target, rel, styling }: LinkProps) {
  const { t } = useTranslations();
  return (
    <a
      className="icon"
      href={href}
      target={target}
      data-styling={styling}
      rel={rel}
      {...tracked('demo', name)}
      aria-label={t(`demo.${name}`)}
    >
      <Icon name={name} />
    </a>
  );
}
