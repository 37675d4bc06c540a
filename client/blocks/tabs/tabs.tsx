import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import { PACKAGE_MANAGERS } from '../../shared/preferences/package-manager.ts';
import type { Tabs } from '../blocks.ts';
import type { BlockView } from '../view.ts';
import { tabsStyles } from './tabs-styles.ts';

const Root = styled('div')(css(tabsStyles));

/**
 * Radio buttons and panels. CSS alone shows the chosen panel, so tabs work without script; the reader's package manager
 * is chosen by an attribute of `<html>`, so that no tab flashes. Material UI's Tabs need script for both, and style attributes.
 */
export const TabsView: BlockView<'tabs'> = ({ block, inner }) => {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  const { group, sync, tabs } = block;
  return (
    <Root className="tabs" data-sync={sync}>
      <fieldset>
        <legend lang={lang}>{t(sync ? 'tabs.packageManager' : 'tabs.variant')}</legend>
        {tabs.map(({ name }, index) => [
          <input
            key={`input ${index}`}
            type="radio"
            name={group}
            id={`${group}-${index + 1}`}
            value={name}
            defaultChecked={!sync && index === 0}
          />,
          <label key={`label ${index}`} htmlFor={`${group}-${index + 1}`} data-tab={tabKey(block, index)}>
            {name}
          </label>,
        ])}
      </fieldset>
      {tabs.map(({ name, blocks }, index) => (
        <div key={index} className="tab-panel" data-tab={tabKey(block, index)} data-name={name}>
          {inner(blocks)}
        </div>
      ))}
    </Root>
  );
};

/** What a tab answers to: its position, or the package managers it serves; the first tab also serves those that have none. */
function tabKey({ sync, tabs }: Tabs, index: number): string {
  if (!sync) return String(index + 1);
  const own = tabs[index]?.name ?? '';
  if (index > 0) return own;
  const missing = PACKAGE_MANAGERS.filter((name) => !tabs.some((tab) => tab.name === name));
  return [own, ...missing].join(' ');
}
