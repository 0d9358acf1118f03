import type { IndexationClause, LeaseKind } from './lists';

/** How owners write what is let, in Dutch, English and German, in lower case without signs. */
const kindWords: Readonly<Record<LeaseKind, readonly string[]>> = {
  dwelling: ['woonruimte', 'woning', 'wonen', 'appartement', 'dwelling', 'residential', 'wohnung', 'wohnen'],
  '290': ['290', '7290', 'winkel', 'horeca', 'winkelruimte', 'retail', 'shop', 'laden', 'einzelhandel'],
  '230a': [
    ...['230a', '7230a', 'kantoor', 'bedrijfsruimte', 'kantoorruimte', 'office', 'industrial', 'warehouse'],
    ...['buro', 'büro', 'lager', 'gewerbe'],
  ],
  parking: ['parkeren', 'parkeerplaats', 'garage', 'parking', 'stellplatz'],
  other: ['overig', 'anders', 'other', 'sonstiges'],
  vacant: ['leeg', 'leegstand', 'leegstaand', 'vacant', 'vacancy', 'empty', 'leerstand', 'leer'],
};

const clauseWords: Readonly<Record<IndexationClause, readonly string[]>> = {
  none: ['geen', 'none', 'no', 'nee', 'keine', 'nvt'],
  fixed: ['vast', 'vastpercentage', 'percentage', 'fixed', 'fest', 'staffel'],
  cpi: ['cpi', 'consumentenprijsindex', 'cbs', 'cpiallehuishoudens', 'index', 'inflatie', 'vpi', 'indexatie'],
};

const monthWords = [
  ['januari', 'january', 'januar', 'jan'],
  ['februari', 'february', 'februar', 'feb'],
  ['maart', 'march', 'märz', 'mrt', 'mar'],
  ['april', 'apr'],
  ['mei', 'may', 'mai'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['augustus', 'august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['december', 'dezember', 'dec', 'dez'],
] as const;

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function wordIn<Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
  text: string,
): Key | null {
  const word = lettersOf(text);
  const keys = Object.keys(words) as Key[];
  return keys.find(key => word === key || words[key].includes(word)) ?? null;
}

export const readLeaseKind = (text: string) => wordIn(kindWords, text);
export const readClause = (text: string) => wordIn(clauseWords, text);

/** 1–12, of a number or a name; null when it is neither. */
export function readMonth(text: string): number | null {
  const word = lettersOf(text);
  const byName = monthWords.findIndex(names => (names as readonly string[]).includes(word)) + 1;
  const month = /^\d{1,2}$/.test(word) ? Number(word) : byName;
  return month >= 1 && month <= 12 ? month : null;
}

const yes = ['1', 'j', 'ja', 'y', 'yes', 'true', 'waar', 'x'];

/** Whether a cell says that the unit is vacant. */
export const saysVacant = (text: string) => yes.includes(lettersOf(text)) || readLeaseKind(text) === 'vacant';

const indefinite = [
  'onbepaald',
  'onbepaaldetijd',
  'indefinite',
  'unbefristet',
  'nvt',
  'onbekend',
  'unknown',
  'unbekannt',
];

/** Whether a cell says that there is no date. */
export const saysNoDate = (text: string) => indefinite.includes(lettersOf(text));
