import type { ValuationListItem } from '@kavel/contracts';
import { isId } from '../../../common/is-id';

/** The two ids in an address such as `?compare=a,b`; empty unless it names two valuations. */
export function comparedIn(text: string | null): string[] {
  const ids = (text ?? '').split(',');
  return ids.length === 2 && ids.every(isId) ? ids : [];
}

/** Selected valuations in chronological order: by value date, then by creation date. */
export function inOrder(list: readonly ValuationListItem[], ids: readonly string[]): string[] {
  const key = ({ valueDate, createdAt }: ValuationListItem) => `${valueDate} ${createdAt}`;
  return list
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    .map(({ id }) => id);
}
