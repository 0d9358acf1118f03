import type { Language } from '@kavel/contracts';
import { use } from 'react';
import { currentLanguage, loadWithLanguage, useLanguage } from './language';
import { type TextTree, textOf } from './text-of';

/** Dotted paths of a tree; plural pairs have the key without its suffix. */
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
/** The texts, or a function that fetches them when the language is used. */
type Source<Tree> = TextsOf<Tree> | FetchTexts<TextsOf<Tree>>;

/**
 * Declares the texts of one package and returns the hook that reads them. Dutch is the source language: it defines the
 * keys and is bundled with the page. Other languages are separate files: the hook suspends until the file of the
 * current language is loaded, and falls back to Dutch when that fails.
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

/** The loaded texts of one package. */
class LoadedTexts {
  private readonly fetched = new Map<Language, TextTree>();
  private readonly loading = new Map<Language, Promise<void>>();
  /** The loads with failures caught; kept after they settle. */
  private readonly settling = new Map<Language, Promise<void>>();

  constructor(private readonly sources: { nl: TextTree } & Record<Other, TextTree | FetchTexts<TextTree>>) {}

  /** Dutch until the texts of the language are loaded. */
  of(language: Language): TextTree {
    const source = this.sources[language];
    return (typeof source === 'function' ? this.fetched.get(language) : source) ?? this.sources.nl;
  }

  /** Undefined when loaded. Rejects when fetching fails; a new call retries. */
  load(language: Language): Promise<void> | undefined {
    const source = this.sources[language];
    if (typeof source !== 'function' || this.fetched.has(language)) return undefined;
    return this.loading.get(language) ?? this.fetch(language, source);
  }

  /**
   * Resolves when the texts are loaded or failed to load; undefined when they were not requested. Always the same
   * promise: React re-renders a suspended component and expects the same calls of `use`.
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
        // Marks the promise as fulfilled, so that React's `use` does not suspend on it again.
        Object.assign(settled, { status: 'fulfilled', value: undefined });
      });
    this.loading.set(language, work);
    this.settling.set(language, settled);
    return work;
  }
}
