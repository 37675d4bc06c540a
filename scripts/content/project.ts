import { LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { tableOf } from '../../client/shared/tables.ts';
import { createTranslate, type Dictionary, type Translate } from '../../client/shared/translate.ts';
import { readStudioFacts, type StudioFacts } from '../api/studio-shapes.ts';
import { type EnglishTexts, type TranslatedTexts, translateTexts } from '../api/translated-texts.ts';
import { readVersions, type Version } from '../api/versions/shapes.ts';
import { type Demo, findDemos } from '../demos/find-demos.ts';
import { readSummary, type Summary } from '../guides/summary.ts';
import { type FileSchema, readFileSchema, SCHEMA_FILE } from '../schema/shapes.ts';
import { englishSchemaTexts } from '../schema/texts.ts';
import type { Problem } from '../shared/problem.ts';
import { ProjectFiles } from '../shared/project-files.ts';
import { type History, readHistory } from './last-modified.ts';
import { type DescribedComponent, describeComponents } from './studio-components.ts';
import { loadDictionary } from './translations.ts';

/** Reads something when it is first asked for, and keeps it. */
function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** The same for each of several keys. */
function onceEach<Key, T>(read: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, () => T>();
  return (key) => {
    const own = known.get(key) ?? once(() => read(key));
    known.set(key, own);
    return own();
  };
}

/**
 * What a build reads and several of its steps ask for: each part is read once, when it is first asked for, and stays as it was then.
 * Whoever builds again opens the project again.
 */
export class Project extends ProjectFiles {
  /** Every demo, by its name. */
  readonly demos = once((): ReadonlyMap<string, Demo> => new Map(findDemos(this).map((demo) => [demo.name, demo])));

  /** The words of one language. Throws for what is not JSON. */
  readonly dictionary = onceEach((language: Language): Dictionary => loadDictionary(this, language));

  /** The words of every language of the site. */
  readonly dictionaries = once((): Record<string, Dictionary> => tableOf(LANGUAGES, (language) => this.dictionary(language)));

  /** Finds words of a language; English fills in. */
  readonly words = onceEach((language: Language): Translate => createTranslate(this.dictionaries(), language));

  /** The published versions of a product, from the oldest on. */
  readonly versions = onceEach((product: ProductId): readonly Version[] => readVersions(this, product));

  /** The committed facts of the builder's components. */
  readonly studioFacts = once((): { facts?: StudioFacts; problems: Problem[] } => readStudioFacts(this));

  /** The builder's components in a language. */
  readonly studioComponents = onceEach(
    (language: Language): ReadonlyMap<string, DescribedComponent> => describeComponents(this, this.studioFacts().facts, language),
  );

  /** The schema of the files of a Studio project; none where a site has none. */
  readonly fileSchema = once((): FileSchema | undefined => (this.has(SCHEMA_FILE) ? readFileSchema(this) : undefined));

  /** What pages say about the file schema, in English. */
  readonly schemaTexts = once((): EnglishTexts => englishSchemaTexts(this.fileSchema()));

  /** The same in another language. */
  readonly schemaTextsIn = onceEach((language: Language): TranslatedTexts => translateTexts(this, this.schemaTexts(), language));

  /** The last pass of each guide. */
  readonly passes = once((): Summary => readSummary(this));

  /** Who changed the content, and when. */
  readonly history: () => History;

  /** `earlier` is the same project before an edit, which changes nothing of its history. */
  constructor(root?: string, earlier?: Project) {
    super(root);
    this.history = earlier?.history ?? once(() => readHistory(this));
  }
}
