import type { Language } from '@kavel/contracts';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** A tree of texts; `{{name}}` is filled in, `key_one` and `key_other` are chosen by `count`. */
type TextTree = { [key: string]: string | TextTree };

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
  namespace: string,
  texts: { nl: Tree } & Record<Exclude<Language, 'nl'>, TextsOf<Tree>>,
): { useTexts: () => Translate<Tree>; translate: Translate<Tree> } {
  const register = () => {
    if (!i18next.hasResourceBundle('nl', namespace)) {
      for (const [language, tree] of Object.entries(texts))
        i18next.addResourceBundle(language, namespace, tree);
    }
  };
  return {
    useTexts: () => {
      register();
      const { t } = useTranslation(namespace);
      return (path, values) => t(path, { ...values });
    },
    translate: (path, values) => {
      register();
      return i18next.t(path, { ns: namespace, ...values });
    },
  };
}
