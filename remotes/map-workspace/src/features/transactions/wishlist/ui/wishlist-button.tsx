import type { Transaction } from '@kavel/contracts/transactions';
import { useQuery } from '@kavel/query';
import { Button } from '@kavel/ui/core';
import { Bookmark } from '@kavel/ui/icons';
import { useWishlistCalls } from '../api/use-wishlist-calls';
import { wishlistQuery } from '../api/wishlist';
import { useTexts } from '../i18n';

/** Button that adds a transaction to the own wishlist, or removes it. */
export function WishlistButton({ transaction }: { transaction: Transaction }) {
  const t = useTexts();
  const calls = useWishlistCalls();
  const { data } = useQuery(wishlistQuery(null));
  const item = data?.items.find(one => one.transaction.id === transaction.id);
  return (
    <Button
      aria-pressed={item !== undefined}
      disabled={data === undefined}
      onClick={() => void (item ? calls.remove(item, data?.items ?? []) : calls.add(transaction.id))}
    >
      <Bookmark aria-hidden />
      {t(item ? 'onList' : 'add')}
    </Button>
  );
}
