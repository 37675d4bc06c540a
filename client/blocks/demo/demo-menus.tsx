import { useDocsConfig } from '../../contexts/docs-config.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import type { EventAction } from '../../shared/analytics/events.ts';
import { tracked } from '../../shared/analytics/tracked.ts';
import type { CodeStyling } from '../../shared/preferences/code-styling.ts';
import type { Demo, DemoTools } from './demo.ts';
import { Control, Menu } from './demo-controls.tsx';
import { InStylings } from './in-stylings.tsx';

const STYLING_WORDS: Record<CodeStyling, string> = {
  system: 'settings.stylingSystem',
  tailwind: 'settings.stylingTailwind',
  css: 'settings.stylingCss',
};

/** What a demo's menu does; the rest of it are links. */
const ACTIONS = ['reset', 'stackblitz', 'codesandbox'] as const;

/** A menu of the stylings. */
export function StylingMenu({ demo: { name, frames } }: { demo: Demo }) {
  const { t } = useTranslations();
  return (
    <Menu id={`${name}-styling`} label={t('settings.codeStyling')} button={t('settings.codeStyling')}>
      {frames.map(({ styling }) => (
        <Control key={styling} role="menuitemradio" aria-checked="false" does="styling" data-value={styling} counts={`styling-${styling}`}>
          {t(STYLING_WORDS[styling])}
        </Control>
      ))}
    </Menu>
  );
}

/** A menu of what few ask for. */
export function MoreMenu({ demo: { name, frames }, tools }: { demo: Demo; tools: DemoTools }) {
  const { t } = useTranslations();
  const { repoUrl } = useDocsConfig();
  return (
    <Menu id={`${name}-more`} label={t('demo.more')} button="···" isIcon>
      {ACTIONS.map((name) => (
        <Control key={name} role="menuitem" does={name} data-done={name === 'reset' ? t('demo.wasReset') : undefined}>
          {t(`demo.${name}`)}
        </Control>
      ))}
      <InStylings frames={frames}>
        {(address, styling) => <LinkItem name="open" href={address} target="_blank" styling={styling} rel="noopener" />}
      </InStylings>
      <LinkItem name="github" href={`${repoUrl}/${tools.repositoryPath}`} target="_blank" rel="noopener" />
      <LinkItem name="link" href={`#${name}`} />
    </Menu>
  );
}

type LinkProps = { name: EventAction<'demo'>; href: string; target?: string; rel?: string; styling?: CodeStyling };

function LinkItem({ name, href, target, rel, styling }: LinkProps) {
  const { t } = useTranslations();
  return (
    <a role="menuitem" href={href} target={target} data-styling={styling} rel={rel} {...tracked('demo', name)}>
      {t(`demo.${name}`)}
    </a>
  );
}
