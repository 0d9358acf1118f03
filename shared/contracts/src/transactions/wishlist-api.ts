import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { isVisibleText } from '../calls/checks';
import { defineEndpoint } from '../calls/endpoint';
import { transactionSchema } from './transaction';

/** Items of a list; characters of a note. */
export const wishlistLimits = { items: 200, note: 2_000 } as const;

/** Lines of text: line breaks and tabs, and no other character that does not show. */
const noteSchema = z
  .string()
  .trim()
  .max(wishlistLimits.note)
  .refine(text => isVisibleText(text.replace(/[\n\r\t]/g, '')), 'must not contain invisible characters');

/** A transaction that somebody wants to keep in view. */
export const wishlistItemSchema = z.object({
  id: z.uuid(),
  /** As it is now; as it was when it was added where `gone`. */
  transaction: transactionSchema,
  /** True where the catalogue does not have the transaction any more, or the own sale was taken back. */
  gone: z.boolean(),
  note: z.string(),
  addedAt: z.iso.datetime(),
});
export type WishlistItem = z.infer<typeof wishlistItemSchema>;

const ownerSchema = z.object({ userId: z.uuid(), name: z.string() });

/** The list of one user, in the order of that user. */
export const wishlistSchema = z.object({
  owner: ownerSchema,
  /** True: all of the organisation may read it. */
  shared: z.boolean(),
  items: z.array(wishlistItemSchema),
  /** Shared lists of colleagues, by name. */
  colleagues: z.array(ownerSchema.extend({ count: z.int() })),
});
export type Wishlist = z.infer<typeof wishlistSchema>;

const service = 'portfolio';
const access = ['auth.unrestricted-access-general', 'auth.vesteda'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** Transactions that a user keeps, one list for each user. Only its user changes a list. */
export const wishlistApi = {
  getWishlist: defineEndpoint({
    service,
    method: 'GET',
    path: '/wishlist',
    access,
    acting: true,
    summary: "The caller's list, or the shared one of a colleague",
    query: query.extend({ ownerId: z.uuid().optional() }),
    result: wishlistSchema,
  }),
  shareWishlist: defineEndpoint({
    service,
    method: 'PUT',
    path: '/wishlist/sharing',
    access,
    acting: true,
    summary: 'Let the organisation read the list, or stop that',
    query,
    body: z.strictObject({ shared: z.boolean() }),
    result: z.null(),
  }),
  orderWishlist: defineEndpoint({
    service,
    method: 'PUT',
    path: '/wishlist/order',
    access,
    acting: true,
    summary: 'Put items first, in this order; those that are not named stay behind them',
    query,
    body: z.strictObject({ itemIds: z.array(z.uuid()).max(wishlistLimits.items) }),
    result: z.null(),
  }),
  addWishlistItem: defineEndpoint({
    service,
    method: 'POST',
    path: '/wishlist-items',
    access,
    acting: true,
    summary: 'Add a transaction at the end; one that is there already stays as it is',
    query,
    body: z.strictObject({ transactionId: z.string().min(1).max(100), note: noteSchema.optional() }),
    result: wishlistItemSchema,
  }),
  changeWishlistItem: defineEndpoint({
    service,
    method: 'PUT',
    path: '/wishlist-items/:id',
    access,
    acting: true,
    summary: 'Change the note of an item',
    params,
    query,
    body: z.strictObject({ note: noteSchema }),
    result: wishlistItemSchema,
  }),
  removeWishlistItem: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/wishlist-items/:id',
    access,
    acting: true,
    summary: 'Remove an item; adding its transaction again puts it at the end',
    params,
    query,
    result: z.null(),
  }),
} as const;
