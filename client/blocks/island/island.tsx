import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SettingsButton } from '../../components/settings-button.tsx';
import { ThemeBuilderNote } from '../../components/theme-builder-note.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import { SETTINGS_PATH } from '../../shared/address/view-paths.ts';
import { localizedPath } from '../../shared/preferences/language.ts';
import { from } from '../../theme/media.ts';
import type { BlockView } from '../view.ts';
import type { FlowIsland } from './flow-islands.ts';
import { Island } from './island-root.tsx';

/** What the server shows of each. */
const flowIslands: Record<FlowIsland, () => ReactNode> = { settings: Settings, 'theme-builder': ThemeBuilder };

export const IslandView: BlockView<'island'> = ({ block }) => {
  const Flow = flowIslands[block.name];
  return <Flow />;
};

function Settings() {
  const { language } = useTranslations();
  const href = localizedPath(SETTINGS_PATH, language);
  return (
    <Island name="settings" props={{ href }}>
      <SettingsButton href={href} />
    </Island>
  );
}

/** Nothing below moves when the builder takes the note's place. */
const Room = styled('div')({
  // The page has no headings, so that nothing stands in the column of the table of contents.
  marginInlineEnd: 'calc(0px - var(--toc, 0px))',
  '@media (scripting: enabled)': { minHeight: 1810, [from('sm')]: { minHeight: 1570 }, [from('lg')]: { minHeight: 1625 } },
});

function ThemeBuilder() {
  return (
    <Room>
      <Island name="theme-builder" props={{}}>
        <ThemeBuilderNote />
      </Island>
    </Room>
  );
}
