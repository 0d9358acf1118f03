import { Button, Flex } from '@kavel/ui/core';
import { Bookmark, Upload } from '@kavel/ui/icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../i18n';
import { OwnSalesDialog } from '../own-sales';
import { WishlistDialog } from '../wishlist';

export interface TransactionToolsInput {
  onSelect: (transactionId: string) => void;
  /** Own sales are gone, by the undo of a delivery. */
  onUndone: () => void;
}

/**
 * Wishlist and import of own sales: the buttons that open them, and the dialogs. The dialogs stand outside the layout, so
 * that they stay open when the window gets narrow.
 */
export function useTransactionTools({ onSelect, onUndone }: TransactionToolsInput): {
  buttons: ReactNode;
  dialogs: ReactNode;
} {
  const t = useTexts();
  const [open, setOpen] = useState<'wishlist' | 'own-sales' | null>(null);
  const close = () => setOpen(null);
  const select = (id: string) => {
    close();
    onSelect(id);
  };
  const buttons = (
    <Flex gap="1" ms="auto">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('tools.wishlist')}
        onClick={() => setOpen('wishlist')}
      >
        <Bookmark aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('tools.ownSales')}
        onClick={() => setOpen('own-sales')}
      >
        <Upload aria-hidden />
      </Button>
    </Flex>
  );
  const dialogs = (
    <Suspense>
      {open === 'wishlist' ? <WishlistDialog onSelect={select} onClose={close} /> : null}
      {open === 'own-sales' ? <OwnSalesDialog onUndone={onUndone} onClose={close} /> : null}
    </Suspense>
  );
  return { buttons, dialogs };
}
