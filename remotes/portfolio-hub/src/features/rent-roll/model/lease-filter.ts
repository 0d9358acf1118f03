import type { LeaseRow } from './lease-row';

export const leaseChoices = [
  'all',
  'running',
  'future',
  'ended',
  'vacant',
  'over',
  'under',
  'wws',
  'unindexed',
] as const;
export type LeaseChoice = (typeof leaseChoices)[number];

export interface LeaseFilter {
  text: string;
  choice: LeaseChoice;
  /** Year in which running leases end or can be broken; `indefinite`: never; null: any. */
  year: number | 'indefinite' | null;
}

/** Half a percent either way is the market rent itself, as the key figures count. */
const margin = 0.005;

const chosen: Record<LeaseChoice, (row: LeaseRow) => boolean> = {
  all: () => true,
  running: row => row.state === 'running',
  future: row => row.state === 'future',
  ended: row => row.state === 'ended',
  vacant: row => row.state === 'vacant',
  over: row => (row.difference ?? 0) > margin,
  under: row => (row.difference ?? 0) < -margin,
  wws: row => row.state === 'running' && row.wwsRent !== null && row.lease.annualRent > row.wwsRent,
  unindexed: row =>
    row.state === 'running' && (row.lease.indexation === null || row.lease.indexation.clause === 'none'),
};

export function filterLeases(rows: readonly LeaseRow[], { text, choice, year }: LeaseFilter): LeaseRow[] {
  const sought = text.trim().toLowerCase();
  return rows.filter(row => chosen[choice](row) && says(row, sought) && expiresIn(row, year));
}

function says({ address, lease: { reference, tenant } }: LeaseRow, sought: string): boolean {
  if (sought === '') return true;
  const texts = [address, reference, tenant?.name, tenant?.reference, tenant?.kvk];
  return texts.some(one => one?.toLowerCase().includes(sought));
}

function expiresIn({ state, breakOrEnd, lease: { end } }: LeaseRow, year: LeaseFilter['year']): boolean {
  if (year === null) return true;
  if (state !== 'running') return false;
  if (year === 'indefinite') return end === null;
  return [breakOrEnd, end].some(date => date?.startsWith(`${year}-`));
}

/** The filter in the words of an address; unknown words mean no filter. */
export function filterOf(address: URLSearchParams): LeaseFilter {
  const year = address.get('year');
  return {
    text: address.get('q') ?? '',
    choice: leaseChoices.find(one => one === address.get('show')) ?? 'all',
    year: year === 'indefinite' ? year : /^\d{4}$/.test(year ?? '') ? Number(year) : null,
  };
}

/** Puts a filter into an address; what is not filtered is left out. */
export function withFilter(address: URLSearchParams, { text, choice, year }: LeaseFilter): URLSearchParams {
  const words = { q: text, show: choice === 'all' ? '' : choice, year: year === null ? '' : String(year) };
  for (const [name, word] of Object.entries(words)) {
    if (word === '') address.delete(name);
    else address.set(name, word);
  }
  return address;
}
