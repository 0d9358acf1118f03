import { lazy } from 'react';

export { wishlistKey } from './api/wishlist';
export { WishlistButton } from './ui/wishlist-button';

/** The wishlist with notes, order and comparison. Loaded when opened. */
export const WishlistDialog = lazy(async () => ({
  default: (await import('./ui/wishlist-dialog')).WishlistDialog,
}));
