import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AppProviders } from '../../../client/contexts/app-providers.tsx';
import { themeOf, useThemeDispatch } from '../../../client/contexts/theme.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { createEmotionCache } from '../../../client/theme/emotion-cache.ts';

function Dispatching() {
  return <p>{typeof useThemeDispatch()}</p>;
}

function Translated() {
  const { language, t } = useTranslations();
  return (
    <p>
      {language} {t('copy')}
    </p>
  );
}

const within = (children: React.ReactNode) =>
  renderToStaticMarkup(
    <AppProviders language="zh" direction="ltr" dense={false} cacheOf={createEmotionCache} dictionaries={{ zh: { copy: '复制' } }}>
      {children}
    </AppProviders>,
  );

describe('AppProviders', () => {
  test('give what is in them the dispatch of the theme', () => {
    expect(within(<Dispatching />)).toBe('<p>function</p>');
  });

  test('give what is in them the words of the language', () => {
    expect(within(<Translated />)).toBe('<p>zh 复制</p>');
  });
});

describe('useThemeDispatch', () => {
  test('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<Dispatching />)).toThrow('Forgot to wrap component in `ThemeProvider`');
  });
});

describe('useTranslations', () => {
  test('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<Translated />)).toThrow('Could not find the translations context value.');
  });
});

describe('themeOf', () => {
  test('makes each theme once', () => {
    expect(themeOf('rtl', true)).toBe(themeOf('rtl', true));
    expect([themeOf('rtl', true).direction, themeOf('ltr', true).direction]).toEqual(['rtl', 'ltr']);
  });
});
