import type { Language } from '../remotes/remote';

/** Words in articles and units of a brief, which are kept as the law of the Netherlands names them. */
const words: Readonly<Record<string, Readonly<Record<Exclude<Language, 'nl'>, string>>>> = {
  'hfst.': { en: 'ch.', de: 'Kap.' },
  en: { en: 'and', de: 'und' },
  nieuwbouw: { en: 'new construction', de: 'Neubau' },
  stuks: { en: 'pieces', de: 'Stück' },
  jaar: { en: 'year', de: 'Jahr' },
};

/** An article or a unit of a brief in a language: `Bbl hfst. 4` is `Bbl Kap. 4` in German. */
export function briefWords(text: string, language: Language): string {
  if (language === 'nl') return text;
  return text.replace(/\p{L}+\.?/gu, word => words[word]?.[language] ?? word);
}
