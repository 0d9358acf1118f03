import { dwellingTypes, type Unit } from '@kavel/contracts';
import type { LeaseColumn } from '@kavel/contracts/leases';

const columns = [
  'objectId',
  'reference',
  'rent',
  'start',
  'end',
  'breakDate',
  'noticeMonths',
  'kind',
  'clause',
  'rate',
  'month',
  'rentFreeMonths',
  'deposit',
  'tenantReference',
  'tenantName',
] as const satisfies LeaseColumn[];
type Row = Partial<Record<(typeof columns)[number], string>>;

/** Made-up rent in euro a year for a m². */
const dwellingRent = 118;
const otherRent = 142;

/** Every sixth unit is vacant, every ninth has no lease that is known. */
const isVacant = (at: number) => at % 6 === 5;
const isUnknown = (at: number) => at % 9 === 8;

/**
 * Rows of a rent roll of fictional tenants around a year. `from` is the place of the first unit in the portfolio, so that
 * two files number their leases on.
 */
export function demoLeases(units: readonly Unit[], year: number, from = 0) {
  const rows = units.flatMap((unit, index) => {
    const at = from + index;
    return isUnknown(at) || unit.addressObjectData.oppervlakte === null ? [] : leasesOf(unit, at, year);
  });
  return {
    columns: [...columns],
    lines: rows.map((_, at) => at + 2),
    rows: rows.map(row => columns.map(column => row[column] ?? '')),
  };
}

/** The lease of a unit; of a vacant one the lease that ended; of some the one that follows already. */
function leasesOf({ objectId, addressObjectData: { vtwType, oppervlakte } }: Unit, at: number, year: number) {
  const isDwelling = dwellingTypes.includes(vtwType);
  const perMetre = isDwelling ? dwellingRent : otherRent;
  const rent = Math.round(((oppervlakte ?? 0) * perMetre * (92 + ((at * 5) % 17))) / 10_000) * 100;
  const month = String(1 + ((at * 5) % 12)).padStart(2, '0');
  const row = (number: string, more: Row): Row => ({
    ...{ objectId, reference: `DEMO-${number}`, rent: String(rent) },
    kind: isDwelling ? 'woonruimte' : vtwType.includes('winkel') ? '290' : '230a',
    ...(isDwelling ? { clause: 'CPI', month: '7' } : { clause: 'vast', rate: '2,5', month: '1' }),
    deposit: String(Math.round(rent / 12) * (isDwelling ? 1 : 3)),
    ...{ tenantReference: `FICTIEF-${number}`, tenantName: `Fictieve huurder ${number}` },
    ...more,
  });
  const number = String(at + 1).padStart(3, '0');
  if (isVacant(at))
    return [row(number, { start: `${year - 6}-${month}-01`, end: `${year - 1}-${month}-28` })];
  const start = `${year - 3 - (at % 4)}-${month}-01`;
  if (isDwelling) return [row(number, { start })];
  const isFollowed = at % 12 === 0;
  const last = isFollowed ? year : year + 1 + (at % 6);
  const end = `${last}-12-31`;
  const breakDate = at % 3 === 0 ? `${last}-06-30` : '';
  const first = row(number, { start, end, breakDate, noticeMonths: '12' });
  if (!isFollowed) return [first];
  const follows = { start: `${year + 1}-01-01`, end: `${year + 5}-12-31`, rentFreeMonths: '3' };
  return [first, row(`${number}B`, { ...follows, rent: String(Math.round(rent * 1.04)) })];
}
