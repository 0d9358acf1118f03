import { hasPermission, useSession } from '@kavel/auth';
import type { Transaction } from '@kavel/contracts/transactions';
import { Button } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n';
import { canBeReference } from '../model/own-reference';

const ReferenceDialog = lazy(async () => ({ default: (await import('./reference-dialog')).ReferenceDialog }));

/** Button to use a sale as a reference, for users who may value. */
export function ReferenceButton({ transaction }: { transaction: Transaction }) {
  const t = useTexts();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!hasPermission(session, 'auth.automated-valuation') || !canBeReference(transaction)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('title')}
      </Button>
      <Suspense>
        {open ? <ReferenceDialog transaction={transaction} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
