import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import type { BlockView } from '../view.ts';
import { stepsStyles } from './steps-styles.ts';

const Root = styled('div')(css(stepsStyles));

/** A numbered list. Its check marks come with the script that remembers them (client/browser/steps/); their words stand here. */
export const StepsView: BlockView<'steps'> = ({ block, inner }) => {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  return (
    <Root className="steps">
      {/* Safari takes a list without markers for no list, unless it says that it is one. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <ol role="list">
        {block.items.map((blocks, index) => (
          <li key={index}>{inner(blocks)}</li>
        ))}
      </ol>
      <p hidden lang={lang} data-tick={t('steps.tick')}>
        <span data-words={t('steps.progress')} /> <button type="button">{t('steps.reset')}</button>
      </p>
    </Root>
  );
};
