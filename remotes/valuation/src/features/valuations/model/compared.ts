import type { ValuationListItem } from '@kavel/contracts';
import { isId } from '../../../common/is-id';

/** The two ids in an address such as `?compare=a,b`; none when it does not name two valuations. */
export function comparedIn(text: string | null): string[] {
  const ids = (text ?? '').split(',');
  return ids.length === 2 && ids.every(isId) ? ids : [];
}

/** Chosen valuations, the earlier first: by value date, then by when they were made. */
export function inOrder(list: readonly ValuationListItem[], ids: readonly string[]): string[] {
  const key = ({ valueDate, createdAt }: ValuationListItem) => `${valueDate} ${createdAt}`;
  return list
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .map(({ id }) => id);
}
