import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { useAdConfig } from '../../../client/contexts/ad-config.tsx';
import { AppProviders } from '../../../client/contexts/app-providers.tsx';
import { useDocsConfig } from '../../../client/contexts/docs-config.tsx';
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

function Located() {
  const { docsHost, repoUrl } = useDocsConfig();
  return (
    <p>
      {docsHost} {repoUrl}
    </p>
  );
}

function Counted() {
  return <p>{useAdConfig().displayRatio}</p>;
}

const config = {
  docs: { docsHost: 'docs.example', repoUrl: 'https://code.example' },
  ads: { displayRatio: 0.1, feed: false, script: false },
  analytics: { sends: false, webVitalsRatio: 0 },
  serviceWorker: true,
};

const within = (children: React.ReactNode) =>
  renderToStaticMarkup(
    <AppProviders
      config={config}
      language="zh"
      direction="ltr"
      dense={false}
      cacheOf={createEmotionCache}
      dictionaries={{ zh: { copy: '复制' } }}
    >
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

  test('tell what is in them where the docs live, and how ads are counted', () => {
    expect(within(<Located />)).toBe('<p>docs.example https://code.example</p>');
    expect(within(<Counted />)).toBe('<p>0.1</p>');
  });
});

describe('a context outside its provider', () => {
  test.each([
    ['useThemeDispatch', Dispatching, 'Forgot to wrap component in `ThemeProvider`'],
    ['useTranslations', Translated, 'Could not find the translations context value.'],
    ['useDocsConfig', Located, 'Could not find docs config context value; '],
    ['useAdConfig', Counted, 'Could not find docs ad config context value; '],
  ])('%s throws', (_hook, Component, message) => {
    expect(() => renderToStaticMarkup(<Component />)).toThrow(message);
  });
});

describe('themeOf', () => {
  test('makes each theme once', () => {
    expect(themeOf('rtl', true)).toBe(themeOf('rtl', true));
    expect([themeOf('rtl', true).direction, themeOf('ltr', true).direction]).toEqual(['rtl', 'ltr']);
  });
});
