import type { Language } from '@kavel/contracts';
import { formatsOf } from './formats';

/**
 * A tree of texts; `{{name}}` is interpolated, `key_one` and `key_other` are selected by `count`, which is formatted as
 * a number.
 */
export type TextTree = { [key: string]: string | TextTree };

type Values = Record<string, string | number>;

const plurals = new Map<Language, Intl.PluralRules>();

/** `one` or `other`, by the plural rules of the language. */
function pluralOf(language: Language, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

function at(tree: TextTree, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | TextTree | undefined>(
      (branch, key) => (typeof branch === 'object' ? branch[key] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}

/** The interpolated text at a path in one language. A path without a text returns itself, so that it is noticed. */
export function textOf(tree: TextTree, language: Language, path: string, values: Values = {}): string {
  const { count } = values;
  const counted = typeof count === 'number' ? at(tree, `${path}_${pluralOf(language, count)}`) : undefined;
  const text = counted ?? at(tree, path) ?? path;
  const filled = typeof count === 'number' ? { ...values, count: formatsOf(language).number(count) } : values;
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(filled[name] ?? hole));
}
