import { plainCell, readDateText } from '../calls/cells';
import { isWithin } from '../calls/checks';
import { readNumberText } from '../calls/number-cell';
import type { EnergyLabel } from '../objects/lists';
import {
  type Bouwvorm,
  type Koopconditie,
  type Onderhoudsniveau,
  type PropertyType,
  type SaleMark,
  type Subtype,
  saleMarks,
  type Woningtype,
} from './lists';
import {
  type BadOwnSaleCell,
  lowestSalePrice,
  type OwnSaleCellProblem,
  type OwnSaleCells,
  type OwnSaleColumn,
  type OwnSaleNumber,
  ownSaleColumns,
  ownSaleLimits,
  ownSaleNumbers,
  type RentPeriod,
} from './own-sale-columns';
import {
  type OwnSaleWord,
  ownSaleWordColumns,
  readEnergyLabel,
  readOwnSaleWord,
  readPropertyType,
  readYesNo,
  saysUnknown,
} from './own-sale-words';

/** How a file is to be read. */
export interface OwnSaleReading {
  /** Of rows that do not say it themselves. */
  propertyType: PropertyType;
  rentPer: RentPeriod;
  /** ISO date; a later one in the file is refused. */
  today: string;
}

/** What a row says. What no cell told is null. */
export interface ReadOwnSale {
  /** As a line that is matched to an object: an address, or postcode and number. */
  address: string;
  propertyType: PropertyType;
  date: string;
  /** Euro: the price of a sale, the rent of a year. */
  amount: number;
  /** The organisation's own name for it. */
  reference: string | null;
  area: number | null;
  rooms: number | null;
  plot: number | null;
  woningtype: Woningtype | null;
  subtype: Subtype | null;
  koopconditie: Koopconditie | null;
  energielabel: EnergyLabel | null;
  onderhoudBinnen: Onderhoudsniveau | null;
  onderhoudBuiten: Onderhoudsniveau | null;
  bouwvorm: Bouwvorm | null;
  bar_kk_hi: number | null;
  bar_kk_thi: number | null;
  bar_kk_mh: number | null;
  /** Thousands of euro a year, as `transactionRanges` has it. */
  thi: number | null;
  walt: number | null;
  /** Of a sale: what the deed says of it; null without marks. */
  marks: SaleMark[] | null;
}

const earliest = '1900-01-01';

/** Reads a row; page and service use the same. A row with a problem is not taken over. */
export function readOwnSaleRow(
  cells: OwnSaleCells,
  reading: OwnSaleReading,
): { sale: ReadOwnSale | null; problems: BadOwnSaleCell[] } {
  const problems: BadOwnSaleCell[] = [];
  const read: Partial<Record<OwnSaleColumn, string | number | null>> = {};
  for (const column of ownSaleColumns) {
    const text = plainCell(cells[column] ?? '').replace(/\s+/g, ' ');
    const { value = null, problem } = text === '' ? {} : readCell(column, text, reading.today);
    if (problem) problems.push({ column, problem });
    else read[column] = value;
  }
  const address = read.address ?? placeOf(read);
  const required = { address, date: read.date, price: read.price };
  for (const [column, value] of Object.entries(required) as [keyof typeof required, unknown][]) {
    const isTold = value !== null || problems.some(one => one.column === column);
    if (!isTold) problems.push({ column, problem: 'missing' });
  }
  const isSale = (read.propertyType ?? reading.propertyType) === 'koop';
  if (isSale && typeof read.price === 'number' && read.price < lowestSalePrice)
    problems.push({ column: 'price', problem: 'no-market-price' });
  return { sale: problems.length === 0 ? saleOf(read, String(address), reading) : null, problems };
}

function saleOf(
  read: Partial<Record<OwnSaleColumn, string | number | null>>,
  address: string,
  { propertyType: usual, rentPer }: OwnSaleReading,
): ReadOwnSale {
  const { postcode: _, huisnummer: _number, huisletter: _letter, toevoeging: _suffix, ...rest } = read;
  const { price, thi, family, severalObjects, auction, rentedOut, ...told } = rest;
  const propertyType = told.propertyType ?? usual;
  const said = { family, severalObjects, auction, rentedOut };
  const marks = propertyType === 'koop' ? saleMarks.filter(mark => said[mark] === 'yes') : [];
  const months = propertyType === 'huur' && rentPer === 'month' ? 12 : 1;
  return {
    ...told,
    address,
    propertyType,
    amount: Number(price) * months,
    thi: typeof thi === 'number' ? thi / 1_000 : null,
    marks: marks.length > 0 ? marks : null,
  } as ReadOwnSale;
}

/** `1234AB 5 a 2`, which is matched as well as a whole address; null without postcode and number. */
function placeOf(read: Partial<Record<OwnSaleColumn, string | number | null>>): string | null {
  const { postcode = null, huisnummer = null, huisletter = null, toevoeging = null } = read;
  if (postcode === null || huisnummer === null) return null;
  return [postcode, huisnummer, huisletter, toevoeging].filter(part => part !== null).join(' ');
}

interface ReadCell {
  value?: string | number | null;
  problem?: OwnSaleCellProblem;
}

function readCell(column: OwnSaleColumn, text: string, today: string): ReadCell {
  if (saysUnknown(column, text)) return {};
  if (column in ownSaleNumbers) return readNumber(column as OwnSaleNumber, text);
  if ((ownSaleWordColumns as string[]).includes(column)) {
    return known(readOwnSaleWord(column as OwnSaleWord, text));
  }
  if ((saleMarks as readonly string[]).includes(column)) return known(readYesNo(text));
  switch (column) {
    case 'date':
      return readDate(text, today);
    case 'propertyType':
      return known(readPropertyType(text));
    case 'energielabel':
      return known(readEnergyLabel(text));
    default: {
      const longest = column === 'address' ? ownSaleLimits.address : ownSaleLimits.reference;
      return text.length > longest ? { problem: 'too-long' } : { value: text };
    }
  }
}

function known(value: string | null): ReadCell {
  return value === null ? { problem: 'unknown-word' } : { value };
}

function readDate(text: string, today: string): ReadCell {
  const value = readDateText(text);
  if (value === null) return { problem: 'not-a-date' };
  if (value > today) return { problem: 'in-the-future' };
  return value < earliest ? { problem: 'out-of-range' } : { value };
}

function readNumber(column: OwnSaleNumber, text: string): ReadCell {
  const rule = ownSaleNumbers[column];
  const value = readNumberText(text, rule);
  if (value === null) return { problem: 'not-a-number' };
  const isWhole = column !== 'rooms' || Number.isInteger(value);
  return isWhole && isWithin(value, rule) ? { value } : { problem: 'out-of-range' };
}
