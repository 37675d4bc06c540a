import { paths } from '#content';
import { isObject } from '../../client/shared/is-object.ts';
import { type Language, languageOf } from '../../client/shared/preferences/language.ts';
import { isFeedbackId } from './parse-feedback.ts';

/** What a reader wrote into the plain form, to be shown again when it could not be stored. */
export type FeedbackDraft = { page: string; comment: string; section: string; language: Language; id?: string };

/** The draft in fields that may be wrong; undefined when not even the page is one of ours. Never throws. */
export function draftOf(fields: unknown): FeedbackDraft | undefined {
  const { page, comment, section, language, id } = isObject(fields) ? fields : {};
  const known = paths.find((path) => path === page);
  if (known === undefined) return undefined;
  return {
    page: known,
    comment: textOf(comment),
    section: textOf(section),
    language: languageOf(language),
    // Kept from try to try: whichever of them is stored, it is there once.
    id: isFeedbackId(id) ? id : undefined,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
