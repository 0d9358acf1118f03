import { useSession } from '@kavel/auth';
import { Button, Flex } from '@kavel/ui/core';
import { Bookmark, Upload } from '@kavel/ui/icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../i18n';
import { OwnSalesDialog } from '../own-sales';
import { WishlistDialog } from '../wishlist';

export interface TransactionToolsInput {
  /** User whose wishlist is open; null for none. */
  wishlist: string | null;
  onWishlist: (ownerId: string | null) => void;
  /** A transaction of the wishlist, which closes. */
  onSelect: (transactionId: string) => void;
  /** Own sales are gone, by the undo of a delivery. */
  onUndone: () => void;
}

/**
 * Wishlist and import of own sales: the buttons that open them, and the dialogs. The dialogs stand outside the layout, so
 * that they stay open when the window gets narrow.
 */
export function useTransactionTools({ wishlist, onWishlist, onSelect, onUndone }: TransactionToolsInput): {
  buttons: ReactNode;
  dialogs: ReactNode;
} {
  const t = useTexts();
  const { user, selectedUser } = useSession();
  const me = selectedUser?.userId ?? user?.userId ?? null;
  const [importing, setImporting] = useState(false);
  const buttons = (
    <Flex gap="1" ms="auto">
      <Button variant="ghost" size="icon" aria-label={t('tools.wishlist')} onClick={() => onWishlist(me)}>
        <Bookmark aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t('tools.ownSales')} onClick={() => setImporting(true)}>
        <Upload aria-hidden />
      </Button>
    </Flex>
  );
  const dialogs = (
    <Suspense>
      {wishlist === null ? null : (
        <WishlistDialog
          ownerId={wishlist === me ? null : wishlist}
          onOwner={ownerId => onWishlist(ownerId ?? me)}
          onSelect={onSelect}
          onClose={() => onWishlist(null)}
        />
      )}
      {importing ? <OwnSalesDialog onUndone={onUndone} onClose={() => setImporting(false)} /> : null}
    </Suspense>
  );
  return { buttons, dialogs };
}
