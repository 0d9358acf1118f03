import type { Language } from '@kavel/contracts';
import { use } from 'react';
import { currentLanguage, loadWithLanguage, useLanguage } from './language';
import { type TextTree, textOf } from './text-of';

/** Dotted paths of a tree; plural pairs go by the key without its ending. */
type PathOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : Key
    : `${Key}.${PathOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The same keys in another language. */
export type TextsOf<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : TextsOf<Tree[Key]> };

export type Translate<Tree> = (path: PathOf<Tree>, values?: Record<string, string | number>) => string;

type Other = Exclude<Language, 'nl'>;
type FetchTexts<Texts> = () => Promise<Texts>;
/** The texts themselves, or how to fetch them when somebody reads that language. */
type Source<Tree> = TextsOf<Tree> | FetchTexts<TextsOf<Tree>>;

/**
 * Declares the texts of one package and gives the hook that reads them.
 * Dutch is the source: the types hold the other languages to its keys, and it comes with the page. The others are
 * files of their own: the hook suspends until the file of the language in use is there, and reads Dutch when that
 * file cannot be fetched.
 */
export function defineTexts<const Tree extends TextTree>(
  texts: { nl: Tree } & Record<Other, Source<Tree>>,
): { useTexts: () => Translate<Tree>; translate: Translate<Tree> } {
  const trees = new LoadedTexts(texts);
  const reader =
    (language: Language): Translate<Tree> =>
    (path, values) =>
      textOf(trees.of(language), language, path, values);
  const readers = { nl: reader('nl'), en: reader('en'), de: reader('de') };
  loadWithLanguage(language => trees.load(language));
  return {
    useTexts() {
      const language = useLanguage();
      const settled = trees.settled(language);
      if (settled) use(settled);
      return readers[language];
    },
    translate: (path, values) => readers[currentLanguage()](path, values),
  };
}

/** The texts of one package, as far as they were fetched. */
class LoadedTexts {
  private readonly fetched = new Map<Language, TextTree>();
  private readonly loading = new Map<Language, Promise<void>>();
  /** The same, without the failure; kept when they are over. */
  private readonly settling = new Map<Language, Promise<void>>();

  constructor(private readonly sources: { nl: TextTree } & Record<Other, TextTree | FetchTexts<TextTree>>) {}

  /** Dutch as long as the texts of the language are not there. */
  of(language: Language): TextTree {
    const source = this.sources[language];
    return (typeof source === 'function' ? this.fetched.get(language) : source) ?? this.sources.nl;
  }

  /** Undefined when they are there. Rejects when they cannot be fetched; asking again tries again. */
  load(language: Language): Promise<void> | undefined {
    const source = this.sources[language];
    if (typeof source !== 'function' || this.fetched.has(language)) return undefined;
    return this.loading.get(language) ?? this.fetch(language, source);
  }

  /**
   * Ends when they are there or cannot be fetched; undefined when nobody asked for them. The promise stays the same
   * afterwards: React renders a component that suspended again and expects the same calls of `use`.
   */
  settled(language: Language): Promise<void> | undefined {
    return this.settling.get(language);
  }

  private fetch(language: Language, source: FetchTexts<TextTree>): Promise<void> {
    const work = source().then(tree => void this.fetched.set(language, tree));
    const settled = work
      .catch(() => undefined)
      .then(() => {
        this.loading.delete(language);
        // What React would find out by waiting for it once more.
        Object.assign(settled, { status: 'fulfilled', value: undefined });
      });
    this.loading.set(language, work);
    this.settling.set(language, settled);
    return work;
  }
}
