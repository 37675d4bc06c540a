/** A phrase (the source of a pattern, whole words in any case) and what to write instead. */
export type Phrase = readonly [not: string, write: string];

/** British spellings that the American dictionary knows as other words. */
const SPELLING: readonly Phrase[] = [
  ['cancell(?:ed|ing)', 'canceled, canceling'],
  ['catalogues?', 'catalog'],
  ['centred?', 'center'],
  ['dialogues?', 'dialog'],
  ['focussed', 'focused'],
  ['for ever', 'forever'],
  ['grey(?:ed)?', 'gray'],
  ['judgement', 'judgment'],
  ['labell(?:ed|ing)', 'labeled, labeling'],
  ['learnt', 'learned'],
  ['modelling', 'modeling'],
  ['towards', 'toward'],
  ['(?:back|up)wards', 'backward, upward'],
  ['whilst|amongst', 'while, among'],
];

/** One term for each thing. */
const TERMS: readonly Phrase[] = [
  ['component (?:catalog|drawer|palette|toolbox)', 'component library'],
  ['(?:property|properties|right-hand) panel', 'inspector'],
  ['code components', 'custom component'],
  ['network address(?:es)?', 'IP address'],
  ['log ?in|log ?out|log-in', 'sign in (verb), sign-in (noun)'],
  ['e-mails?', 'email'],
  ['side bar|side-bar', 'sidebar'],
  ['front end code|frontend|backend', 'front end, back end (nouns), front-end, back-end (adjectives)'],
  ['e\\.g\\.', 'for example'],
  ['i\\.e\\.', 'that is'],
  ['etc\\.', 'the rest of the list, or “such as” before it'],
  ['via', 'through, with'],
];

/** Turns of other languages, and what is shorter in English. */
const TURNS: readonly Phrase[] = [
  ['anew', 'again'],
  ['(?:all )?by (?:itself|themselves)', 'on its own, automatically'],
  ['of yours', 'your … in front of the word'],
  ['belongs? into', 'goes in'],
  ['inside of', 'inside'],
  ['(?:goes|go) on from here', 'continues with'],
  ['(?:lead|leads) on', 'continues, redirects'],
  ['(?:hand|hands|handed) (?:it |them )?on', 'pass'],
  ['tells (?:which|what|how|whether|when|where|why)', 'says, shows'],
  ['will do', 'works, is enough'],
  ['the way round|another matter', 'a workaround; works differently'],
  ['the very same', 'the same'],
  ['lies (?:in|beside|below)', 'is in, is next to'],
  ['stands? (?:beside|below|there)', 'is next to, is below'],
  ['by yours', 'with yours'],
  ['over a reload', 'across reloads'],
  ['to know:', 'the fact itself'],
  ['is pretended', 'is faked'],
  ['has to stand|have to stand', 'goes, must be'],
  ['let the pointer rest', 'hover'],
];

/** What tells of the writing, or of the writer's opinion. */
const ASIDES: readonly Phrase[] = [
  ['(?:was|were) not (?:run|tried|built)', 'nothing: try it, or leave the claim out'],
  ['(?:the )?registry in use', 'nothing: what one registry has is no fact about the product'],
  ['simply|obviously|of course|easily', 'nothing: leave it out'],
];

/** What the English texts of the site and of the project do not say. */
export const PHRASES: readonly Phrase[] = [...SPELLING, ...TERMS, ...TURNS, ...ASIDES];
