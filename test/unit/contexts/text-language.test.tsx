import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextLanguage, useInterfaceLang } from '../../../client/contexts/text-language.tsx';
import { TranslationsProvider } from '../../../client/contexts/translations.tsx';
import type { Language } from '../../../client/shared/preferences/language.ts';

/** What the interface adds to a text. */
function Label() {
  return <span lang={useInterfaceLang()}>Copy</span>;
}

describe('what the interface adds', () => {
  test.each<[string, Language, Language | undefined, string]>([
    ['a text in English, read in Chinese', 'zh', 'en', '<span lang="zh">Copy</span>'],
    ['a text in Chinese, read in Chinese', 'zh', 'zh', '<span>Copy</span>'],
    ['a text in English, read in English', 'en', 'en', '<span>Copy</span>'],
    ['no text', 'zh', undefined, '<span>Copy</span>'],
  ])('to %s', (_, language, text, html) => {
    const label = text ? (
      <TextLanguage language={text}>
        <Label />
      </TextLanguage>
    ) : (
      <Label />
    );
    const page = (
      <TranslationsProvider language={language} dictionaries={{ en: {}, zh: {} }}>
        {label}
      </TranslationsProvider>
    );
    expect(renderToStaticMarkup(page)).toBe(html);
  });
});
