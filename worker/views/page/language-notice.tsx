import type { CompiledPage } from '../../../client/blocks/page.ts';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { DEFAULT_LANGUAGE } from '../../../client/shared/preferences/language.ts';
import { SITE_LANGUAGES } from '../../../client/shared/preferences/site-languages.ts';

/** Tells readers of another language that a page is in English, or which sections of its translation are older than the English ones. */
export function LanguageNotice({ page }: { page: CompiledPage }) {
  const { t, language } = useTranslations();
  if (page.language !== language) {
    return (
      <p className="notice" lang={language}>
        {t('notTranslated')}
      </p>
    );
  }
  if (page.outdated.length === 0) return null;
  return (
    <div className="notice">
      {t('outdated')}{' '}
      <a href={page.path} hrefLang={DEFAULT_LANGUAGE} lang={DEFAULT_LANGUAGE}>
        {SITE_LANGUAGES[DEFAULT_LANGUAGE].name}
      </a>
      <ul>
        {page.outdated.map(({ id, html }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
