import { isIsoDate, isWithin, type Limits } from '../calls/checks';
import { type EnergyLabel, energyLabels } from '../objects/lists';

/** Facts of a unit that a column of a list may contain. */
export const bulkFactKeys = [
  'annualRent',
  'marketRent',
  'leaseEnd',
  'wozValue',
  'oppervlakte',
  'energielabel',
  'bouwjaar',
] as const;
export type BulkFactKey = (typeof bulkFactKeys)[number];

/** Facts as written in the list, unparsed. */
export type WrittenFacts = Partial<Record<BulkFactKey, string>>;

/** Euro a year, euro, m²; dates `yyyy-mm-dd`. */
export interface BulkFacts {
  annualRent?: number;
  marketRent?: number;
  leaseEnd?: string;
  wozValue?: number;
  oppervlakte?: number;
  energielabel?: EnergyLabel;
  bouwjaar?: number;
}

export const bulkFactProblems = ['not-a-number', 'out-of-range', 'not-a-date', 'not-a-label'] as const;
export type BulkFactProblem = (typeof bulkFactProblems)[number];

/** A cell that cannot be used, and why. */
export interface BadFact {
  field: BulkFactKey;
  problem: BulkFactProblem;
}

/** Bounds of numbers in a list; values far outside indicate a wrong column. */
export const bulkFactLimits: Record<Exclude<BulkFactKey, 'leaseEnd' | 'energielabel'>, Limits> = {
  annualRent: { min: 0, max: 1e9 },
  marketRent: { min: 0, max: 1e9 },
  wozValue: { min: 0, max: 1e10 },
  oppervlakte: { min: 1, max: 1e6 },
  bouwjaar: { min: 1000, max: 2100 },
};

type NumberKey = keyof typeof bulkFactLimits;

/** Parses the cells of a line; used by page and service. Empty cells are ignored. */
export function readFacts(written: WrittenFacts): { facts: BulkFacts; bad: BadFact[] } {
  const facts: Record<string, number | string> = {};
  const bad: BadFact[] = [];
  for (const field of bulkFactKeys) {
    const text = written[field]?.trim() ?? '';
    if (text === '' || text === '-') continue;
    const read = readFact(field, text);
    if ('problem' in read) bad.push({ field, problem: read.problem });
    else facts[field] = read.value;
  }
  return { facts: facts as BulkFacts, bad };
}

type Read = { value: number | string } | { problem: BulkFactProblem };

function readFact(field: BulkFactKey, text: string): Read {
  if (field === 'leaseEnd') {
    const value = readDate(text);
    return value === null ? { problem: 'not-a-date' } : { value };
  }
  if (field === 'energielabel') {
    const value = energyLabels.find(label => label === text.toUpperCase().replace(/\s|LABEL/g, ''));
    return value === undefined ? { problem: 'not-a-label' } : { value };
  }
  return readNumber(field, text);
}

function readNumber(field: NumberKey, text: string): Read {
  const number = parseAmount(text);
  if (number === null) return { problem: 'not-a-number' };
  const value = field === 'bouwjaar' ? Math.trunc(number) : number;
  return isWithin(value, bulkFactLimits[field]) && value >= 0 ? { value } : { problem: 'out-of-range' };
}

/**
 * `12500`, `€ 12.500,-`, `12,500.50`, `80 m²`. A separator before exactly three digits is a thousands separator,
 * because rents and areas are not written in thousandths; but not behind a zero: `0,125`.
 */
export function parseAmount(text: string): number | null {
  const bare = text
    .replace(/€|eur(o)?|m²|m2/gi, '')
    .replace(/[\s\u00a0']/g, '')
    .replace(/,[-–—]+$/, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return null;
  const decimals = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(bare) ?? /^(-?0)[.,](\d{3})$/.exec(bare);
  const whole = decimals?.[1] ?? bare;
  if (!/^-?\d+$|^-?\d{1,3}(\.\d{3})+$|^-?\d{1,3}(,\d{3})+$/.test(whole)) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[2] ?? '0'}`);
}

/** `2027-06-30`, `30-06-2027`, `30/6/2027`, `20270630`. */
export function readDate(text: string): string | null {
  const day = text.replace(/[T ].*$/, '');
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(day);
  const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(day);
  const [year, month, date] = iso ? iso.slice(1) : dutch ? dutch.slice(1).reverse() : [];
  const value = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isIsoDate(value) ? value : null;
}
