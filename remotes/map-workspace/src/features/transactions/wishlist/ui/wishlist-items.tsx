import type { WishlistItem } from '@kavel/contracts/transactions';
import { PlainList } from '@kavel/ui/core';
import type { WishlistCalls } from '../api/use-wishlist-calls';
import { movedItem } from '../model/move-item';
import { WishlistRow } from './wishlist-row';

export interface WishlistItemsProps {
  items: readonly WishlistItem[];
  /** Null: read-only, the list of a colleague. */
  calls: WishlistCalls | null;
  onSelect: (transactionId: string) => void;
}

/** Items of a wishlist with their notes. */
export function WishlistItems({ items, calls, onSelect }: WishlistItemsProps) {
  const ids = items.map(({ id }) => id);
  return (
    <PlainList>
      {items.map((item, at) => (
        <WishlistRow
          key={item.id}
          item={item}
          edit={
            calls && {
              note: note => calls.note(item.id, note),
              remove: () => calls.remove(item, items),
              up: at > 0 ? () => calls.order(movedItem(ids, item.id, -1)) : null,
              down: at < ids.length - 1 ? () => calls.order(movedItem(ids, item.id, 1)) : null,
            }
          }
          onSelect={onSelect}
        />
      ))}
    </PlainList>
  );
}
