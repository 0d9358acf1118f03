import { plainCell, readDateText } from '../calls/cells';
import { isBagId, isWithin } from '../calls/checks';
import { readNumberText } from '../calls/number-cell';
import type { Indexation, LeaseContent, Tenant } from './lease';
import {
  type BadLeaseCell,
  type LeaseCellProblem,
  type LeaseCells,
  type LeaseColumn,
  type LeaseNumber,
  leaseColumns,
  leaseNumbers,
  type RentPer,
} from './lease-columns';
import { readClause, readLeaseKind, readMonth, saysNoDate, saysVacant } from './lease-words';
import { type IndexationClause, type LeaseKind, leaseLimits } from './lists';

/** What a row says: where, and the lease. */
export interface ReadLease {
  /** A BAG id, or a line that is matched to a unit of the portfolio: an address, or postcode and number. */
  place: string;
  content: LeaseContent;
  /** Null when no cell told anything. */
  tenant: Tenant | null;
}

type Read = Partial<Record<LeaseColumn, string | number | null>>;

interface ReadCell {
  value?: string | number | null;
  problem?: LeaseCellProblem;
}

/**
 * Reads a row; page and service use the same. A row with a problem is not taken over. Amounts of rent, discount and
 * service costs are of a month or of a year, a deposit is an amount.
 */
export function readLeaseRow(
  cells: LeaseCells,
  rentPer: RentPer,
): { lease: ReadLease | null; problems: BadLeaseCell[] } {
  const problems: BadLeaseCell[] = [];
  const read: Read = {};
  for (const column of leaseColumns) {
    const written = cells[column];
    if (written === undefined) continue;
    const text = textIn(written);
    if (text === '') continue;
    const { value = null, problem } = readCell(column, text);
    if (problem) problems.push({ column, problem });
    else read[column] = value;
  }
  const isVacant = read.vacant === 'yes' || read.kind === 'vacant';
  const place = placeOf(read);
  if (place === null && !problems.some(({ column }) => column === 'objectId'))
    problems.push({ column: 'address', problem: 'missing' });
  if (!isVacant && read.rent === undefined && !problems.some(({ column }) => column === 'rent'))
    problems.push({ column: 'rent', problem: 'missing' });
  problems.push(...contradictions(read));
  if (problems.length > 0 || place === null) return { lease: null, problems };
  return { lease: { place, content: contentOf(read, isVacant, rentPer), tenant: tenantOf(read) }, problems };
}

/** Nearly all cells are plain: a hundred thousand rows of them are read in a second. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const textIn = (written: string) => (plain.test(written) ? written : plainCell(written).replace(/\s+/g, ' '));

function contentOf(read: Read, isVacant: boolean, rentPer: RentPer): LeaseContent {
  const months = rentPer === 'month' ? 12 : 1;
  const yearly = (value: Read[LeaseColumn]) => Math.round(Number(value ?? 0) * months * 100) / 100;
  return {
    reference: textOf(read.reference),
    kind: isVacant ? 'vacant' : ((read.kind as LeaseKind | undefined) ?? 'other'),
    annualRent: isVacant ? 0 : yearly(read.rent),
    area: numberOf(read.area),
    start: textOf(read.start),
    end: textOf(read.end),
    breakDate: textOf(read.breakDate),
    noticeMonths: numberOf(read.noticeMonths),
    indexation: indexationOf(read),
    rentFreeMonths: numberOf(read.rentFreeMonths) ?? 0,
    discount: yearly(read.discount),
    discountEnd: textOf(read.discountEnd),
    deposit: numberOf(read.deposit),
    serviceCosts: read.serviceCosts === undefined ? null : yearly(read.serviceCosts),
  };
}

/** Without a column for the clause a rate means a fixed one, a cap or floor that of the price index. */
function indexationOf(read: Read): Indexation | null {
  const percent = (value: Read[LeaseColumn]) => (typeof value === 'number' ? value / 100 : null);
  const [rate, cap, floor] = [percent(read.rate), percent(read.cap), percent(read.floor)];
  const implied = rate !== null ? 'fixed' : cap !== null || floor !== null ? 'cpi' : undefined;
  const clause = (read.clause as IndexationClause | undefined) ?? implied;
  return clause === undefined ? null : { clause, rate, cap, floor, month: numberOf(read.month) };
}

function tenantOf(read: Read): Tenant | null {
  const tenant = {
    reference: textOf(read.tenantReference),
    name: textOf(read.tenantName),
    kvk: textOf(read.kvk),
  };
  return Object.values(tenant).every(value => value === null) ? null : tenant;
}

/** ISO dates compare as text. */
function contradictions({ start, end, breakDate, clause, rate }: Read): BadLeaseCell[] {
  const found: BadLeaseCell[] = [];
  if (start && end && end < start) found.push({ column: 'end', problem: 'before-start' });
  if (breakDate && start && breakDate < start) found.push({ column: 'breakDate', problem: 'before-start' });
  if (breakDate && end && breakDate > end) found.push({ column: 'breakDate', problem: 'after-end' });
  if (clause === 'fixed' && rate === undefined) found.push({ column: 'rate', problem: 'missing' });
  return found;
}

/** A BAG id before an address before postcode and number. */
function placeOf({ objectId, address, postcode, huisnummer, huisletter, toevoeging }: Read): string | null {
  if (objectId) return String(objectId);
  if (address) return String(address);
  if (!postcode || !huisnummer) return null;
  return [postcode, huisnummer, huisletter, toevoeging].filter(part => part).join(' ');
}

const longest: Partial<Record<LeaseColumn, number>> = {
  reference: leaseLimits.reference,
  tenantReference: leaseLimits.reference,
  tenantName: leaseLimits.name,
};
const dates: readonly LeaseColumn[] = ['start', 'end', 'breakDate', 'discountEnd'];

function readCell(column: LeaseColumn, text: string): ReadCell {
  if (column in leaseNumbers) return readNumber(column as LeaseNumber, text);
  if (dates.includes(column)) return readDate(text);
  switch (column) {
    case 'objectId':
      return known(isBagId(text.padStart(16, '0')) ? text.padStart(16, '0') : null);
    case 'kind':
      return { value: readLeaseKind(text) ?? 'other' };
    case 'clause':
      return known(readClause(text));
    case 'month':
      return known(readMonth(text));
    case 'vacant':
      return { value: saysVacant(text) ? 'yes' : 'no' };
    case 'kvk':
      return known(
        /^\d{7,8}$/.test(text.replace(/\D/g, '')) ? text.replace(/\D/g, '').padStart(8, '0') : null,
      );
    default:
      return text.length > (longest[column] ?? leaseLimits.cell) ? { problem: 'too-long' } : { value: text };
  }
}

function known(value: string | number | null): ReadCell {
  return value === null ? { problem: 'unknown-word' } : { value };
}

function readDate(text: string): ReadCell {
  if (saysNoDate(text)) return {};
  const value = readDateText(text);
  if (value === null) return { problem: 'not-a-date' };
  return value < '1900-01-01' || value > '2200-01-01' ? { problem: 'out-of-range' } : { value };
}

function readNumber(column: LeaseNumber, text: string): ReadCell {
  const rule = leaseNumbers[column];
  const value = readNumberText(text, rule);
  if (value === null) return { problem: 'not-a-number' };
  const isWhole = !column.endsWith('Months') || Number.isInteger(value);
  return isWhole && isWithin(value, rule) ? { value } : { problem: 'out-of-range' };
}

const textOf = (value: Read[LeaseColumn]) => (typeof value === 'string' ? value : null);
const numberOf = (value: Read[LeaseColumn]) => (typeof value === 'number' ? value : null);
