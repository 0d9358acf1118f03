import { type EnergyLabel, energyLabels, gebruiksdoelen } from '@kavel/contracts';
import {
  enkelbestemmingen,
  type LocatorChoice,
  type LocatorFilter,
  type LocatorRange,
  locatorChoices,
  locatorRangeKeys,
  locatorRanges,
  provinceCodes,
} from '@kavel/contracts/locator';
import { chosenOf, withChosen, withRange } from './filter';

/** Short names of the filters in the address. Users keep links with them, so never change one. */
const names: Record<LocatorChoice, string> = {
  municipalities: 'gm',
  provinces: 'pv',
  functions: 'fn',
  enkelbestemmingen: 'eb',
  energyLabels: 'el',
};

/** How an option is written, and the valid options. A gemeentecode is any four digits. */
const writing: Record<LocatorChoice, { write: (option: string) => string; options: readonly string[] }> = {
  municipalities: { write: code => code.slice(2), options: [] },
  provinces: { write: code => code.slice(2), options: provinceCodes },
  functions: { write: option => option.replace(/ ?(gebruiks)?functie$/, ''), options: gebruiksdoelen },
  enkelbestemmingen: { write: option => option.replaceAll(' ', '-'), options: enkelbestemmingen },
  energyLabels: { write: label => writeLabel(label as EnergyLabel), options: energyLabels },
};

/** `A++` → `A2`: a plus means a space in an address. */
function writeLabel(label: EnergyLabel): string {
  const pluses = label.length - 1;
  return pluses === 0 ? label : `${label.charAt(0)}${pluses}`;
}

const municipalityLimit = 500;
const between = '.';

/** All parameter names of the filter. */
export const filterNames: readonly string[] = [...Object.values(names), ...locatorRangeKeys];

/** Writes a filter into a query; other parameters stay. */
export function writeFilter(query: URLSearchParams, filter: LocatorFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of filterNames) next.delete(name);
  for (const choice of locatorChoices) {
    const written = chosenOf(filter, choice).map(writing[choice].write);
    if (written.length > 0) next.set(names[choice], written.join(between));
  }
  for (const key of locatorRangeKeys) {
    const range = filter.ranges?.[key];
    if (range) next.set(key, `${range.min ?? ''}-${range.max ?? ''}`);
  }
  return next;
}

/** The filter in a query. Invalid values are ignored, so that an old or edited link still opens. */
export function readFilter(query: URLSearchParams, currentYear: number): LocatorFilter {
  let filter: LocatorFilter = {};
  for (const choice of locatorChoices) {
    const written = query.get(names[choice])?.split(between) ?? [];
    filter = withChosen(filter, choice, readOptions(choice, written));
  }
  for (const key of locatorRangeKeys) {
    const range = readRange(query.get(key), locatorRanges(currentYear)[key]);
    if (range) filter = withRange(filter, key, range, currentYear);
  }
  return filter;
}

function readOptions(choice: LocatorChoice, written: readonly string[]): string[] {
  if (choice === 'municipalities') {
    const codes = written.filter(text => /^\d{4}$/.test(text)).map(digits => `GM${digits}`);
    return codes.slice(0, municipalityLimit);
  }
  const { write, options } = writing[choice];
  return options.filter(option => written.includes(write(option)));
}

function readRange(text: string | null, limits: { min: number; max: number }): LocatorRange | null {
  const [, from, to] = /^(\d*\.?\d*)-(\d*\.?\d*)$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return null;
  const within = (end: string) => {
    const value = Number(end);
    return end !== '' && value >= limits.min && value <= limits.max ? value : undefined;
  };
  const [min, max] = [within(from), within(to)];
  return (min ?? limits.min) <= (max ?? limits.max) ? { min, max } : null;
}
