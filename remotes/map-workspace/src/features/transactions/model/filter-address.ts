import { type EnergyLabel, energyLabels, gebruiksdoelen } from '@kavel/contracts';
import {
  bouwvormen,
  isFilterOf,
  koopcondities,
  type NumberRange,
  onderhoudsniveaus,
  propertyTypes,
  saleKinds,
  subtypes,
  type TransactionChoice,
  type TransactionFilter,
  transactionCategories,
  transactionChoices,
  transactionRangeKeys,
  transactionRanges,
  woningtypes,
} from '@kavel/contracts/transactions';
import { chosenOf, defaultFilter, withChosen, withDate, withRange } from './filter';

/**
 * Names of the filters in the address. `/search` has those of other panels too, hence the prefix. They are in links
 * that people keep: never change one.
 */
const prefix = 't.';
const names: Record<TransactionChoice, string> = {
  municipalities: 't.gm',
  gebruiksdoel: 't.fn',
  woningtypes: 't.woningtype',
  subtypes: 't.subtype',
  koopcondities: 't.koopconditie',
  energyLabels: 't.label',
  onderhoudBinnen: 't.binnen',
  onderhoudBuiten: 't.buiten',
  bouwvorm: 't.bouwvorm',
  saleKinds: 't.kind',
};
const rangeName = (key: string) => `${prefix}${key}`;

/** Valid options of each filter. Municipalities are not listed: any code of four digits is valid. */
const options: Record<TransactionChoice, readonly string[]> = {
  municipalities: [],
  gebruiksdoel: gebruiksdoelen,
  woningtypes,
  subtypes,
  koopcondities,
  energyLabels,
  onderhoudBinnen: onderhoudsniveaus,
  onderhoudBuiten: onderhoudsniveaus,
  bouwvorm: bouwvormen,
  saleKinds,
};

function written(choice: TransactionChoice, option: string): string {
  if (choice === 'municipalities') return option.slice(2);
  if (choice === 'gebruiksdoel') return option.replace(/ ?(gebruiks)?functie$/, '');
  // A plus means a space in an address: `A++` → `A2`.
  if (choice === 'energyLabels') return writtenLabel(option as EnergyLabel);
  return option.replaceAll(' ', '-').replaceAll('.', '');
}

function writtenLabel(label: EnergyLabel): string {
  const pluses = label.length - 1;
  return pluses === 0 ? label : `${label.charAt(0)}${pluses}`;
}

const municipalityLimit = 500;
const between = '.';

/** Every name in the address that belongs to a filter. */
export const filterNames: readonly string[] = [
  't.category',
  't.type',
  't.date',
  ...Object.values(names),
  ...transactionRangeKeys.map(rangeName),
];

/** Writes a filter into a query. Defaults are not written; other parameters stay. */
export function writeFilter(query: URLSearchParams, filter: TransactionFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of filterNames) next.delete(name);
  if (filter.category !== defaultFilter.category) next.set('t.category', filter.category);
  if (filter.propertyType !== defaultFilter.propertyType) next.set('t.type', filter.propertyType);
  if (filter.transactionDate)
    next.set('t.date', `${filter.transactionDate.from}_${filter.transactionDate.to}`);
  for (const choice of transactionChoices) {
    const chosen = chosenOf(filter, choice).map(option => written(choice, option));
    if (chosen.length > 0) next.set(names[choice], chosen.join(between));
  }
  for (const key of transactionRangeKeys) {
    const range = filter.ranges?.[key];
    if (range) next.set(rangeName(key), `${range.min ?? ''}-${range.max ?? ''}`);
  }
  return next;
}

/** The filter in a query. Values that are invalid, or not used in the market, are ignored: old links must still open. */
export function readFilter(query: URLSearchParams, currentYear: number): TransactionFilter {
  let filter: TransactionFilter = {
    category: transactionCategories.find(one => one === query.get('t.category')) ?? defaultFilter.category,
    propertyType: propertyTypes.find(one => one === query.get('t.type')) ?? defaultFilter.propertyType,
  };
  filter = withDate(filter, readPeriod(query.get('t.date')));
  for (const choice of transactionChoices) {
    const chosen = query.get(names[choice])?.split(between) ?? [];
    if (isFilterOf(filter, choice)) filter = withChosen(filter, choice, readOptions(choice, chosen));
  }
  for (const key of transactionRangeKeys) {
    const range = readRange(query.get(rangeName(key)), transactionRanges(filter, currentYear)[key]);
    if (range && isFilterOf(filter, key)) filter = withRange(filter, key, range, currentYear);
  }
  return filter;
}

function readOptions(choice: TransactionChoice, chosen: readonly string[]): string[] {
  if (choice === 'municipalities') {
    const codes = chosen.filter(text => /^\d{4}$/.test(text)).map(digits => `GM${digits}`);
    return codes.slice(0, municipalityLimit);
  }
  return options[choice].filter(option => chosen.includes(written(choice, option)));
}

function readPeriod(text: string | null): { from: string; to: string } | null {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(text ?? '') ?? [];
  return from && to && isDate(from) && isDate(to) && from <= to ? { from, to } : null;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function readRange(text: string | null, limits: { min: number; max: number }): NumberRange | null {
  const [, from, to] = /^(\d*\.?\d*)-(\d*\.?\d*)$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return null;
  const within = (end: string) => {
    const value = Number(end);
    return end !== '' && value >= limits.min && value <= limits.max ? value : undefined;
  };
  const [min, max] = [within(from), within(to)];
  return (min ?? limits.min) <= (max ?? limits.max) ? { min, max } : null;
}
