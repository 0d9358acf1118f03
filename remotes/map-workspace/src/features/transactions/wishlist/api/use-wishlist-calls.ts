import type { WishlistItem } from '@kavel/contracts/transactions';
import { bus } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { useTexts } from '../i18n';
import { wishlistCalls, wishlistKey } from './wishlist';

/** Milliseconds that the toast with the undo button is shown. */
const undoMs = 10_000;

/** Mutations of the own list. Each reloads the list; errors are shown in a toast. */
export function useWishlistCalls() {
  const t = useTexts();
  const client = useQueryClient();
  const work = async (change: () => Promise<unknown>): Promise<boolean> => {
    const done = await change().then(
      () => true,
      () => false,
    );
    if (!done) bus.publish('toast', { tone: 'error', title: t('refused') });
    await client.invalidateQueries({ queryKey: wishlistKey });
    return done;
  };
  return {
    add: (transactionId: string, note?: string) => work(() => wishlistCalls.add(transactionId, note)),
    note: (id: string, note: string) => work(() => wishlistCalls.note(id, note)),
    order: (itemIds: string[]) => work(() => wishlistCalls.order(itemIds)),
    share: (shared: boolean) => work(() => wishlistCalls.share(shared)),
    /** `listed`: the items in their order: an undo restores the position. */
    async remove({ id, note, gone, transaction }: WishlistItem, listed: readonly WishlistItem[]) {
      const before = listed.slice(
        0,
        listed.findIndex(one => one.id === id),
      );
      const back = () =>
        void work(async () => {
          const again = await wishlistCalls.add(transaction.id, note);
          // Refused when another item was removed meanwhile: then it stays at the end.
          await wishlistCalls.order([...before.map(one => one.id), again.id]).catch(() => undefined);
        });
      if (!(await work(() => wishlistCalls.remove(id)))) return;
      bus.publish('toast', {
        tone: 'success',
        title: t('removed', { address: transaction.address }),
        // A transaction that no longer exists cannot be added again.
        ...(gone
          ? {}
          : { duration: undoMs, action: { label: t('undo'), altText: t('undoHow'), onAction: back } }),
      });
    },
  };
}

export type WishlistCalls = ReturnType<typeof useWishlistCalls>;
