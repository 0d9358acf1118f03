import type { Language } from '@kavel/contracts';
import { currentLanguage, useLanguage } from './language';
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

/**
 * Declares the texts of one package and gives the hook that reads them.
 * Dutch is the source: the types hold the other languages to its keys.
 */
export function defineTexts<const Tree extends TextTree>(
  texts: { nl: Tree } & Record<Exclude<Language, 'nl'>, TextsOf<Tree>>,
): { useTexts: () => Translate<Tree>; translate: Translate<Tree> } {
  const reader =
    (language: Language): Translate<Tree> =>
    (path, values) =>
      textOf(texts[language], language, path, values);
  const readers = { nl: reader('nl'), en: reader('en'), de: reader('de') };
  return {
    useTexts: () => readers[useLanguage()],
    translate: (path, values) => readers[currentLanguage()](path, values),
  };
}
