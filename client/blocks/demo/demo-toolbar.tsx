import * as React from 'react';
import { Icon } from '../../components/icon.tsx';
import { useDocsConfig } from '../../contexts/docs-config.tsx';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import type { EventAction } from '../../shared/analytics/events.ts';
import { tracked } from '../../shared/analytics/tracked.ts';
import type { CodeStyling } from '../../shared/preferences/code-styling.ts';
import { CODE_VARIANTS, type CodeVariant } from '../../shared/preferences/code-variant.ts';
import { DEFAULT_LANGUAGE } from '../../shared/preferences/language.ts';
import type { Demo, DemoFrame, DemoTools } from './demo.ts';

const STYLING_WORDS: Record<CodeStyling, string> = {
  system: 'settings.stylingSystem',
  tailwind: 'settings.stylingTailwind',
  css: 'settings.stylingCss',
};

const SOURCE_EVENTS = { JS: 'source-js', TS: 'source-ts' } as const satisfies Record<CodeVariant, EventAction<'demo'>>;

type Props = { demo: Demo; tools: DemoTools };

/**
 * The controls of a demo, and a menu for those that few ask for. Buttons need script and are hidden without; the links work either way.
 * Material UI's Button would add 0.5 KB to a page of demos, which would take three times as long.
 */
export function DemoToolbar({ demo, tools }: Props) {
  const { t, language } = useTranslations();
  const { repoUrl } = useDocsConfig();
  const hasPreview = tools.preview.length > 0;
  const show = hasPreview ? 'demo.fullCode' : 'demo.showCode';
  const more = `${demo.name}-more`;
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
        className="icon copy-code"
        data-do="copy"
        {...tracked('demo', 'copy')}
        aria-label={t('copy')}
        data-done={t('copied')}
      >
        <Icon name="copy" />
        <Icon name="copied" />
      </button>
      <button
        type="button"
        className="show-code"
        data-do="source"
        {...tracked('demo', 'expand')}
        aria-expanded="false"
        data-hide={t(hasPreview ? 'demo.excerpt' : 'demo.hideCode')}
        data-show={t(show)}
      >
        {t(show)}
      </button>
      <noscript>
        <InStylings frames={demo.frames}>
          {(address, styling) => (
            <a className="show-code" data-styling={styling} href={`${address}/source${suffix}`}>
              {t(show)}
            </a>
          )}
        </InStylings>
      </noscript>
      <button type="button" data-do="edit" {...tracked('demo', 'edit')} aria-expanded="false">
        {t('demo.editCode')}
      </button>
      <button type="button" data-do="stackblitz" {...tracked('demo', 'stackblitz')}>
        {t('demo.stackblitz')}
      </button>
      <button type="button" className="icon" popoverTarget={more} aria-haspopup="menu" aria-label={t('demo.more')}>
        ···
      </button>
      <div popover="auto" id={more} role="menu" aria-label={t('demo.more')}>
        <ActionItem name="reset" done={t('demo.wasReset')} />
        <ActionItem name="stackblitz" />
        <ActionItem name="codesandbox" />
        <InStylings frames={demo.frames}>
          {(address, styling) => <LinkItem name="open" href={address} target="_blank" styling={styling} rel="noopener" />}
        </InStylings>
        <LinkItem name="github" href={`${repoUrl}/${tools.repositoryPath}`} target="_blank" rel="noopener" />
        <LinkItem name="link" href={`#${demo.name}`} />
      </div>
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

type Action = EventAction<'demo'>;

function ActionItem({ name, done }: { name: Action; done?: string }) {
  const { t } = useTranslations();
  return (
    <button type="button" role="menuitem" data-do={name} {...tracked('demo', name)} data-done={done}>
      {t(`demo.${name}`)}
    </button>
  );
}

type LinkProps = { name: Action; href: string; target?: string; rel?: string; styling?: CodeStyling };

function LinkItem({ name, href, target, rel, styling }: LinkProps) {
  const { t } = useTranslations();
  return (
    <a role="menuitem" href={href} target={target} data-styling={styling} rel={rel} {...tracked('demo', name)}>
      {t(`demo.${name}`)}
    </a>
  );
}
