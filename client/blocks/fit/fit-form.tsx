import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type * as React from 'react';
import type { Translate } from '../../shared/translate.ts';
import { fitStyles } from './fit-styles.ts';

/** Around the form and its answer. */
export const FitRoot = styled('div')(css(fitStyles));

type Props = {
  t: Translate;
  onText?: React.ChangeEventHandler<HTMLTextAreaElement>;
  onPick?: React.ChangeEventHandler<HTMLInputElement>;
  area?: React.Ref<HTMLTextAreaElement>;
};

/**
 * Takes a `package.json`, typed, pasted or picked. Without handlers it waits for its script, to whose 12 KB Material UI's OutlinedInput
 * would add 6, and its Button 9.
 */
export function FitForm({ t, onText, onPick, area }: Props) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={!onText} aria-label={t('fit.label')}>
        <label>
          {t('fit.paste')}
          <textarea
            ref={area}
            rows={5}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            placeholder={'{ "dependencies": { "react": "^19.0.0" } }'}
            onChange={onText}
          />
        </label>
        <label>
          {t('fit.pick')} <input type="file" accept=".json,application/json" onChange={onPick} />
        </label>
        <p>{t('fit.private')}</p>
      </fieldset>
    </form>
  );
}
