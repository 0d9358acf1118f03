import { isDeepStrictEqual } from 'node:util';
import type { AddressObjectData } from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import type { UnitEvent } from '@kavel/contracts/units';
import { type LeaseFacts, leaseFactsOf, nextLeaseChange } from '@kavel/engine';

export interface UnitFacts {
  id: string;
  facts: LeaseFacts | Pick<AddressObjectData, 'annualRent' | 'leaseEnd' | 'leaseBreak' | 'leases'>;
  /** What the owner had given before the first lease; null when it is not known. */
  before: LeaseFacts | null;
  /** Day on which these facts change next, as it is kept. */
  changesOn: string | null;
}

/** New facts of a unit; `leases` is null when it has none any more. */
export interface FollowedUnit {
  id: string;
  facts: LeaseFacts | Pick<AddressObjectData, 'annualRent' | 'leaseEnd' | 'leaseBreak'>;
  leases: LeaseTerms[] | null;
  changesOn: string | null;
  /** Only the day of the next change is another one. */
  isSame: boolean;
  /** For the history, which has figures only. */
  changes: UnitEvent['changes'];
}

const keys = ['annualRent', 'leaseEnd', 'leaseBreak'] as const;
const unknown = { annualRent: null, leaseEnd: null, leaseBreak: null };

/** The facts of a unit as its leases have them on a day; null when nothing changes. */
export function followLeases(
  { id, facts, before, changesOn }: UnitFacts,
  leases: readonly LeaseTerms[],
  today: string,
): FollowedUnit | null {
  const current = 'leases' in facts ? facts.leases : undefined;
  if (leases.length === 0 && current === undefined) return null;
  const after = leases.length === 0 ? (before ?? unknown) : leaseFactsOf(leases, today);
  const terms = leases.length === 0 ? null : leases.map(termsOf).toSorted(inOrder);
  const changes = Object.fromEntries(
    keys
      .filter(key => facts[key] !== after[key])
      .map(key => [key, [facts[key], after[key]] as [unknown, unknown]]),
  );
  const isSame = Object.keys(changes).length === 0 && isDeepStrictEqual(terms, current ?? null);
  const next = nextLeaseChange(leases, today);
  if (isSame && next === changesOn) return null;
  return { id, facts: after, leases: terms, changesOn: next, isSame, changes };
}

/** The order says nothing, so it is always the same. */
function inOrder(a: LeaseTerms, b: LeaseTerms): number {
  const byDate = (x: string | null, y: string | null) => (x ?? '').localeCompare(y ?? '');
  return byDate(a.start, b.start) || byDate(a.end, b.end) || a.annualRent - b.annualRent;
}

/** Only what a calculation reads: facts go to places where a contract number or a deposit is of no use. */
function termsOf(lease: LeaseTerms): LeaseTerms {
  const { annualRent, kind, area, start, end, breakDate, indexation, rentFreeMonths, discount, discountEnd } =
    lease;
  return { annualRent, kind, area, start, end, breakDate, indexation, rentFreeMonths, discount, discountEnd };
}
