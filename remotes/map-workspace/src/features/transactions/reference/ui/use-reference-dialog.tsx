import type { Transaction } from '@kavel/contracts/transactions';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReferenceDialog = lazy(async () => ({ default: (await import('./reference-dialog')).ReferenceDialog }));

/**
 * The dialog that takes a sale over as a reference. It belongs outside the layout of a page, so that it stays open with
 * its contents when the window gets narrow or wide.
 */
export function useReferenceDialog(): { open: (transaction: Transaction) => void; dialog: ReactNode } {
  const [transaction, setTransaction] = useState<Transaction | null>(null);
  const dialog = (
    <Suspense>
      {transaction ? (
        <ReferenceDialog transaction={transaction} onClose={() => setTransaction(null)} />
      ) : null}
    </Suspense>
  );
  return { open: setTransaction, dialog };
}
