import type { Lease, RentRoll } from '@kavel/contracts/leases';

export const leaseStates = ['running', 'future', 'ended', 'vacant'] as const;
export type LeaseState = (typeof leaseStates)[number];

/** A lease as the table shows it. */
export interface LeaseRow {
  lease: Lease;
  address: string;
  state: LeaseState;
  /** Of the whole unit, euro a year; null: not known. */
  marketRent: number | null;
  /** WWS maximum of the dwelling, euro a year; null: none applies or is known. */
  wwsRent: number | null;
  /** Rent of the unit from its leases that run, against its market rent: 0.1 is ten percent above; null: not known. */
  difference: number | null;
  /** Next break, or else the end. ISO date; null: indefinite. */
  breakOrEnd: string | null;
}

/** The leases of a rent roll with what is known of their units, in the order of the units and then of their starts. */
export function leaseRows({ leases, units, asOf }: RentRoll): LeaseRow[] {
  const at = new Map(units.id.map((id, index) => [id, index]));
  const rentOf = new Map<string, number>();
  for (const lease of leases) {
    if (stateOf(lease, asOf) !== 'running') continue;
    rentOf.set(lease.unitId, (rentOf.get(lease.unitId) ?? 0) + lease.annualRent);
  }
  const placeOf = ({ unitId }: Lease) => at.get(unitId) ?? -1;
  const inOrder = leases.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (a.start ?? '').localeCompare(b.start ?? ''),
  );
  return inOrder.map(lease => {
    const index = placeOf(lease);
    const state = stateOf(lease, asOf);
    const marketRent = units.marketRent[index] ?? null;
    const rent = state === 'running' ? rentOf.get(lease.unitId) : undefined;
    return {
      lease,
      state,
      address: units.address[index] ?? '',
      marketRent,
      wwsRent: units.wwsRent[index] ?? null,
      difference: rent === undefined || !marketRent ? null : rent / marketRent - 1,
      breakOrEnd: lease.breakDate !== null && lease.breakDate >= asOf ? lease.breakDate : lease.end,
    };
  });
}

/** ISO dates compare as text. */
function stateOf({ kind, start, end }: Lease, asOf: string): LeaseState {
  if (end !== null && end < asOf) return 'ended';
  if (start !== null && start > asOf) return 'future';
  return kind === 'vacant' ? 'vacant' : 'running';
}
