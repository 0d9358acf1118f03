import { type EnergyLabel, energyLabels } from '../objects/lists';
import {
  bouwvormen,
  koopcondities,
  onderhoudsniveaus,
  type PropertyType,
  subtypes,
  woningtypes,
} from './lists';
import type { OwnSaleColumn } from './own-sale-columns';

const kindWords: Readonly<Record<PropertyType, readonly string[]>> = {
  huur: [
    'huur',
    'verhuur',
    'verhuurd',
    'tehuur',
    'rent',
    'rental',
    'let',
    'lease',
    'letting',
    'miete',
    'vermietet',
  ],
  koop: ['koop', 'verkoop', 'verkocht', 'aankoop', 'tekoop', 'sale', 'sold', 'purchase', 'kauf', 'verkauft'],
};

const lists = {
  woningtype: woningtypes,
  subtype: subtypes,
  koopconditie: koopcondities,
  onderhoudBinnen: onderhoudsniveaus,
  onderhoudBuiten: onderhoudsniveaus,
  bouwvorm: bouwvormen,
} as const;
export type OwnSaleWord = keyof typeof lists;
export const ownSaleWordColumns = Object.keys(lists) as OwnSaleWord[];

/** What else brokers write for an option; the letters are those of the Kadaster. */
const synonyms: Readonly<Record<string, string>> = {
  t: 'tussenwoning',
  h: 'hoekwoning',
  k: 'twee-onder-een-kap',
  v: 'vrijstaand',
  a: 'appartement',
  rijwoning: 'tussenwoning',
  eindwoning: 'hoekwoning',
  tweeondereenkapwoning: 'twee-onder-een-kap',
  '2onder1kap': 'twee-onder-een-kap',
  '2onder1kapwoning': 'twee-onder-een-kap',
  vrijstaandewoning: 'vrijstaand',
  flat: 'appartement',
  apartment: 'appartement',
  terraced: 'tussenwoning',
  semidetached: 'twee-onder-een-kap',
  detached: 'vrijstaand',
  kostenkoper: 'k.k.',
  vrijopnaam: 'v.o.n.',
  bestaand: 'bestaande bouw',
  nieuw: 'nieuwbouw',
};

/** The option of a list that a cell means, or null. */
export function readOwnSaleWord(column: OwnSaleWord, text: string): string | null {
  const word = lettersOf(text);
  const options: readonly string[] = lists[column];
  return options.find(option => lettersOf(option) === word || option === synonyms[word]) ?? null;
}

const unknown: readonly string[] = ['onbekend', 'unknown', 'unbekannt', 'nvt'];
/** Columns whose cells are names, and mean what they say. */
const named: readonly OwnSaleColumn[] = ['address', 'reference', 'huisletter', 'toevoeging'];

/** Whether a cell says that its value is not known; the Kadaster has the letter O for a type of dwelling. */
export function saysUnknown(column: OwnSaleColumn, text: string): boolean {
  const word = lettersOf(text);
  return !named.includes(column) && (unknown.includes(word) || (column === 'woningtype' && word === 'o'));
}

/** Whether a cell says sale or rent, or null. */
export function readPropertyType(text: string): PropertyType | null {
  const word = lettersOf(text);
  return (['huur', 'koop'] as const).find(type => kindWords[type].includes(word)) ?? null;
}

export function readEnergyLabel(text: string): EnergyLabel | null {
  const label = text.replace(/\s/g, '').toUpperCase();
  return energyLabels.find(one => one === label) ?? null;
}

const yes: readonly string[] = ['1', 'j', 'ja', 'y', 'yes', 'true', 'waar', 'x'];
const no: readonly string[] = ['0', 'n', 'nee', 'nein', 'no', 'false', 'onwaar'];

/** Whether a cell says yes or no, or null. */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const word = lettersOf(text);
  if (yes.includes(word)) return 'yes';
  return no.includes(word) || word === '' ? 'no' : null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
