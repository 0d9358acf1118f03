import type { Language } from '@kavel/contracts';
import { useLanguage } from './language';

type Rule = readonly [dutch: RegExp, texts: Record<Exclude<Language, 'nl'>, string>];

/** Names of laws and publications are not translated; the words around them are. */
const rules: readonly Rule[] = [
  [
    /Kavel-norm \(eigen tabel, niet de Vastgoed Taxatiewijzer\)/,
    {
      en: 'Kavel norm (own table, not the Vastgoed Taxatiewijzer)',
      de: 'Kavel-Norm (eigene Tabelle, nicht der Vastgoed Taxatiewijzer)',
    },
  ],
  [
    /Opgave van de eigenaar, verdeeld naar de Kavel-norm/,
    {
      en: 'Stated by the owner, divided as the Kavel norm divides it',
      de: 'Angabe des Eigentümers, verteilt nach der Kavel-Norm',
    },
  ],
  [
    / \((\d+) van (\d+) eenheden\); overige: /,
    { en: ' ($1 of $2 units); others: ', de: ' ($1 von $2 Einheiten); übrige: ' },
  ],
  [/; notaris en register: /, { en: '; notary and register: ', de: '; Notar und Register: ' }],
  [
    /Wet op belastingen van rechtsverkeer, art\. 14 en 15/,
    {
      en: 'Transfer tax act (Wet op belastingen van rechtsverkeer), s. 14, 15',
      de: 'Grunderwerbsteuergesetz (Wet op belastingen van rechtsverkeer), Art. 14, 15',
    },
  ],
  [
    /Besluit huurprijzen woonruimte, per 1 januari 2026; bedragen naar (\S+)/,
    {
      en: 'Rent decree (Besluit huurprijzen woonruimte), from 1 January 2026; amounts after $1',
      de: 'Mietverordnung (Besluit huurprijzen woonruimte), ab 1. Januar 2026; Beträge nach $1',
    },
  ],
  [/Kavel-schaal/, { en: 'Kavel scale', de: 'Kavel-Skala' }],
  [/Transacties/, { en: 'Transactions', de: 'Transaktionen' }],
  [/Kavel-norm/, { en: 'Kavel norm', de: 'Kavel-Norm' }],
];

/** Translates the source of a figure: services name their sources in Dutch. */
export function sourceText(source: string, language: Language): string {
  if (language === 'nl') return source;
  return rules.reduce((text, [dutch, texts]) => text.replace(dutch, texts[language]), source);
}

/** The same for the current language. */
export function useSourceText(): (source: string) => string {
  const language = useLanguage();
  return source => sourceText(source, language);
}
