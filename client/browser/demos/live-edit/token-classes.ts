import { tagHighlighter, tags } from '@lezer/highlight';

/** Gives code that is edited the classes of code that is shown, so that one stylesheet colors both. */
export const tokenClasses = tagHighlighter([
  { tag: [tags.comment, tags.lineComment, tags.blockComment], class: 'token comment' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'token string' },
  { tag: tags.regexp, class: 'token regex' },
  { tag: [tags.number], class: 'token number' },
  { tag: [tags.bool, tags.null], class: 'token boolean' },
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword, tags.self], class: 'token keyword' },
  { tag: [tags.typeName, tags.className], class: 'token class-name' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName)), tags.function(tags.propertyName)],
    class: 'token function',
  },
  { tag: tags.tagName, class: 'token tag' },
  { tag: tags.attributeName, class: 'token attr-name' },
]);
