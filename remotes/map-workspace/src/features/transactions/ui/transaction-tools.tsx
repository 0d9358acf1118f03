import { Button, Flex } from '@kavel/ui/core';
import { Bookmark, Upload } from '@kavel/ui/icons';
import { Suspense, useState } from 'react';
import { useTexts } from '../i18n';
import { OwnSalesDialog } from '../own-sales';
import { WishlistDialog } from '../wishlist';

/** Opens the wishlist and the import of own sales. */
export function TransactionTools({ onSelect }: { onSelect: (transactionId: string) => void }) {
  const t = useTexts();
  const [open, setOpen] = useState<'wishlist' | 'own-sales' | null>(null);
  const close = () => setOpen(null);
  return (
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
      <Suspense>
        {open === 'wishlist' ? (
          <WishlistDialog
            onSelect={id => {
              close();
              onSelect(id);
            }}
            onClose={close}
          />
        ) : null}
        {open === 'own-sales' ? <OwnSalesDialog onClose={close} /> : null}
      </Suspense>
    </Flex>
  );
}
