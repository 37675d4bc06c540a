import type { Translate } from '../../shared/translate.ts';
import { codeSpan } from '../markdown-text.ts';
import type { ChangedPart, VersionMark } from './api-table.ts';

/** What a mark says, as `since 0.9`. */
export function markWords({ kind, version }: VersionMark, t: Translate): string {
  return t(`apiVersions.mark.${kind}`, { version });
}

/** A mark as Markdown, with what changed. */
export function markMarkdown(mark: VersionMark, t: Translate): string {
  const words = markWords(mark, t);
  if (mark.kind !== 'changed') return words;
  const value = (text: string | undefined) => (text === undefined ? t('apiVersions.none') : codeSpan(text));
  const told = ({ what, before, after }: ChangedPart) => {
    const name = t(`apiVersions.${what}`);
    return what === 'type' || what === 'default' ? `${name}${t('colon')}${value(before)} → ${value(after)}` : name;
  };
  return [words, ...mark.parts.map(told)].join(t('comma'));
}
