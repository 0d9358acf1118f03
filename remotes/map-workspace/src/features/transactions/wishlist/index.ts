import { lazy } from 'react';

export { wishlistKey } from './api/wishlist';
export { WishlistButton } from './ui/wishlist-button';

/** The wishlist with its notes, order and comparison. Fetched when it is opened. */
export const WishlistDialog = lazy(async () => ({
  default: (await import('./ui/wishlist-dialog')).WishlistDialog,
}));
