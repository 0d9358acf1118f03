import { isOnRecord, type Valuation, type ValuationListItem } from '@kavel/contracts';

type Moment = Pick<Valuation, 'id' | 'status' | 'updatedAt'>;

/** The last approved valuation of the same portfolio; for an approved valuation, the one approved before it. */
export function lastApprovedBefore(
  { id, status, updatedAt }: Moment,
  list: readonly ValuationListItem[],
): ValuationListItem | null {
  const onRecord = isOnRecord({ status });
  return (
    list
      .filter(other => other.id !== id && other.status === 'approved')
      .filter(other => !onRecord || other.updatedAt < updatedAt)
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0] ?? null
  );
}
