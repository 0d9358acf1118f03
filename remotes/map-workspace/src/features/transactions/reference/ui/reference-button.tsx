import { hasPermission, useSession } from '@kavel/auth';
import type { Transaction } from '@kavel/contracts/transactions';
import { Button } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import { canBeReference } from '../model/own-reference';

export interface ReferenceButtonProps {
  transaction: Transaction;
  onOpen: (transaction: Transaction) => void;
}

/** Button to use a sale as a reference, for users who may value. */
export function ReferenceButton({ transaction, onOpen }: ReferenceButtonProps) {
  const t = useTexts();
  const session = useSession();
  if (!hasPermission(session, 'auth.automated-valuation') || !canBeReference(transaction)) return null;
  return (
    <Button onClick={() => onOpen(transaction)}>
      <Plus aria-hidden />
      {t('title')}
    </Button>
  );
}
