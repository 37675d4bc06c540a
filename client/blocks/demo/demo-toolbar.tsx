import { Icon } from '../../components/icon.tsx';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import type { EventAction } from '../../shared/analytics/events.ts';
import { CODE_VARIANTS, type CodeVariant } from '../../shared/preferences/code-variant.ts';
import { DEFAULT_LANGUAGE } from '../../shared/preferences/language.ts';
import type { Demo, DemoFrame, DemoTools } from './demo.ts';
import { Control } from './demo-controls.tsx';
import { MoreMenu, StylingMenu } from './demo-menus.tsx';
import { InStylings } from './in-stylings.tsx';

const SOURCE_EVENTS = { JS: 'source-js', TS: 'source-ts' } as const satisfies Record<CodeVariant, EventAction<'demo'>>;

type Props = { demo: Demo; tools: DemoTools };

/**
 * The controls of a demo, and a menu for those that few ask for. Buttons need script and are hidden without; the links work either way.
 * Material UI's Button would add 0.5 KB to a page of demos, which would take three times as long.
 */
export function DemoToolbar({ demo, tools }: Props) {
  const { t } = useTranslations();
  return (
    <div className="demo-toolbar" lang={useInterfaceLang()} role="toolbar" aria-label={t('demo.toolbar')} data-ga-event-label={demo.name}>
      {demo.frames.length > 1 && <StylingMenu demo={demo} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot stand in a line of controls. */}
      <span className="variants" role="group" aria-label={t('demo.language')}>
        {CODE_VARIANTS.map((variant) => (
          <Control key={variant} does="variant" data-variant={variant} counts={SOURCE_EVENTS[variant]} aria-pressed="false">
            {variant}
          </Control>
        ))}
      </span>
      <Control className="icon copy-code" does="copy" aria-label={t('copy')} data-done={t('copied')}>
        <Icon name="copy" />
        <Icon name="copied" />
      </Control>
      <SourceButton frames={demo.frames} hasPreview={tools.preview.length > 0} />
      <Control does="edit" aria-expanded="false">
        {t('demo.editCode')}
      </Control>
      <Control does="stackblitz">{t('demo.stackblitz')}</Control>
      <MoreMenu demo={demo} tools={tools} />
    </div>
  );
}

/** What shows the demo's code: a button, and without script a link to a page of it. */
function SourceButton({ frames, hasPreview }: { frames: readonly DemoFrame[]; hasPreview: boolean }) {
  const { t, language } = useTranslations();
  const show = t(hasPreview ? 'demo.fullCode' : 'demo.showCode');
  const hide = t(hasPreview ? 'demo.excerpt' : 'demo.hideCode');
  const suffix = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`;
  return (
    <>
      <Control className="show-code" does="source" counts="expand" aria-expanded="false" data-hide={hide} data-show={show}>
        {show}
      </Control>
      <noscript>
        <InStylings frames={frames}>
          {(address, styling) => (
            <a className="show-code" data-styling={styling} href={`${address}/source${suffix}`}>
              {show}
            </a>
          )}
        </InStylings>
      </noscript>
    </>
  );
}
