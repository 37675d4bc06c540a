import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import type { ChangedPart, VersionMark } from './api-table.ts';
import { Breakable } from './breakable.tsx';
import { markWords } from './mark-text.ts';

/** Below a name: since when it is there, and what changed, on a press. */
export function VersionMarks({ marks }: { marks: readonly VersionMark[] }) {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  return marks.map((mark) =>
    mark.kind === 'changed' ? (
      <details key={mark.kind + mark.version} className="mark">
        <summary lang={lang}>{markWords(mark, t)}</summary>
        {mark.parts.map((part) => (
          <Part key={part.what} part={part} />
        ))}
      </details>
    ) : (
      <small key={mark.kind} className="mark" lang={lang}>
        {markWords(mark, t)}
      </small>
    ),
  );
}

function Part({ part: { what, before, after } }: { part: ChangedPart }) {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  if (what === 'required' || what === 'optional') return <p lang={lang}>{t(`apiVersions.${what}`)}</p>;
  return (
    <p>
      <span lang={lang}>
        {t(`apiVersions.${what}`)}
        {t('colon')}
      </span>
      <Value text={before} /> → <Value text={after} />
    </p>
  );
}

function Value({ text }: { text: string | undefined }) {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  return text === undefined ? (
    <span lang={lang}>{t('apiVersions.none')}</span>
  ) : (
    <code>
      <Breakable text={text} />
    </code>
  );
}
