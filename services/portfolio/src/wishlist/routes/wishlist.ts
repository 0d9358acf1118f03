import {
  type Transaction,
  transactionApi,
  type WishlistItem,
  wishlistApi,
  wishlistLimits,
} from '@kavel/contracts/transactions';
import { type Caller, route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import * as wishlists from '../repositories/wishlist';

type WishlistContext = Pick<RouteContext, 'store' | 'realEstateData'>;

/** Transactions that users keep in view. */
export function wishlistRoutes(app: FastifyInstance, { store, realEstateData }: WishlistContext): void {
  route(app, wishlistApi.getWishlist, async ({ caller, query: { ownerId = caller.userId } }) => {
    const { items, ...list } = await store.inOrganisation(caller, async scope => ({
      ...(await wishlists.getWishlist(scope, ownerId, caller)),
      items: await wishlists.listItems(scope, ownerId),
      colleagues: await wishlists.listShared(scope),
    }));
    return { ...list, items: await refreshed(realEstateData, caller, items) };
  });

  route(app, wishlistApi.shareWishlist, ({ caller, body }) =>
    store.inOrganisation(caller, async scope => {
      await wishlists.lockOwnWishlist(scope, caller);
      await wishlists.shareOwnWishlist(scope, body.shared);
      return null;
    }),
  );

  route(app, wishlistApi.orderWishlist, ({ caller, body: { itemIds } }) =>
    store.inOrganisation(caller, async scope => {
      await wishlists.lockOwnWishlist(scope, caller);
      const known = (await wishlists.listItems(scope, caller.userId)).map(({ id }) => id);
      const first = new Set(itemIds.filter(id => known.includes(id)));
      if (first.size < new Set(itemIds).size) throw new ServiceError('not-found', 'An item does not exist');
      await wishlists.numberItems(scope, [...first, ...known.filter(id => !first.has(id))]);
      return null;
    }),
  );

  route(app, wishlistApi.addWishlistItem, async ({ caller, body: { transactionId, note = '' } }) => {
    const [transaction] = await transactionsOf(realEstateData, caller, [transactionId]);
    if (transaction === undefined) throw new ServiceError('not-found', 'This transaction does not exist');
    const item = await store.inOrganisation(caller, async scope => {
      await wishlists.lockOwnWishlist(scope, caller);
      const items = await wishlists.listItems(scope, caller.userId);
      const known = items.find(one => one.transaction.id === transactionId);
      if (known) return known;
      if (items.length >= wishlistLimits.items) throw tooMany();
      const added = await wishlists.insertItem(scope, transaction, { note, position: items.length + 1 });
      await wishlists.numberItems(scope, [...items.map(({ id }) => id), added.id]);
      return added;
    });
    return { ...item, transaction, gone: false };
  });

  route(app, wishlistApi.changeWishlistItem, async ({ caller, params, body }) => {
    const item = await store.inOrganisation(caller, scope => wishlists.setNote(scope, params.id, body.note));
    const [changed] = await refreshed(realEstateData, caller, [item]);
    return changed ?? { ...item, gone: true };
  });

  route(app, wishlistApi.removeWishlistItem, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await wishlists.deleteItem(scope, params.id);
      return null;
    }),
  );
}

/** Items with their transactions as they are now. */
async function refreshed(
  realEstateData: ServiceClient,
  caller: Caller,
  items: readonly wishlists.StoredItem[],
): Promise<WishlistItem[]> {
  const ids = items.map(({ transaction }) => transaction.id);
  const current = await transactionsOf(realEstateData, caller, ids);
  const byId = new Map(current.map(transaction => [transaction.id, transaction]));
  return items.map(item => {
    const transaction = byId.get(item.transaction.id);
    return { ...item, transaction: transaction ?? item.transaction, gone: transaction === undefined };
  });
}

/** The transactions that the caller may see, the organisation's own ones among them. */
async function transactionsOf(
  realEstateData: ServiceClient,
  caller: Caller,
  ids: string[],
): Promise<Transaction[]> {
  if (ids.length === 0) return [];
  const { transactions } = await realEstateData.call(
    transactionApi.transactionsById,
    { body: { ids } },
    caller,
  );
  return transactions;
}

function tooMany(): ServiceError {
  return new ServiceError('conflict', `A list has at most ${wishlistLimits.items} items`);
}
