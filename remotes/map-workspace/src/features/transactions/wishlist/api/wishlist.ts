import { call } from '@kavel/api-client';
import { wishlistApi } from '@kavel/contracts/transactions';
import { queryOptions } from '@kavel/query';

const key = ['wishlist'] as const;

export const wishlistKey = key;

/** Query of the own list, or of the shared list of a colleague. */
export const wishlistQuery = (ownerId: string | null) =>
  queryOptions({
    queryKey: [...key, ownerId],
    queryFn: ({ signal }) =>
      call(wishlistApi.getWishlist, { query: ownerId === null ? {} : { ownerId } }, { signal }),
  });

/** Calls that change the own list. */
export const wishlistCalls = {
  add: (transactionId: string, note = '') =>
    call(wishlistApi.addWishlistItem, { body: { transactionId, note } }),
  note: (id: string, note: string) =>
    call(wishlistApi.changeWishlistItem, { params: { id }, body: { note } }),
  remove: (id: string) => call(wishlistApi.removeWishlistItem, { params: { id } }),
  order: (itemIds: string[]) => call(wishlistApi.orderWishlist, { body: { itemIds } }),
  share: (shared: boolean) => call(wishlistApi.shareWishlist, { body: { shared } }),
};
