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
  /** A transaction of the wishlist was opened; the wishlist closes. */
  onSelect: (transactionId: string) => void;
  /** A delivery of own sales was undone. */
  onUndone: () => void;
}

/**
 * Buttons and dialogs of the wishlist and the import of own sales. The dialogs are rendered outside of the layout, so
 * that they stay open when the window changes to the narrow layout.
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
