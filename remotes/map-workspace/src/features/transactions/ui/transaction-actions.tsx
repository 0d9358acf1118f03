import type { Transaction } from '@kavel/contracts/transactions';
import { Button, Flex, LinkButton } from '@kavel/ui/core';
import { LocateFixed, Tag } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import { ReferenceButton } from '../reference';
import { WishlistButton } from '../wishlist';

export interface TransactionActionsProps {
  transaction: Transaction;
  /** The value of the object is shown. */
  valued: boolean;
  onValue: () => void;
  /** Asks for which unit of a valuation the sale is a reference. */
  onReference: (transaction: Transaction) => void;
}

/** Buttons for a transaction. */
export function TransactionActions({ transaction, valued, onValue, onReference }: TransactionActionsProps) {
  const t = useTexts();
  return (
    <Flex gap="2" wrap="wrap" px="4" pb="3" role="group" aria-label={t('detail.actions')}>
      <Button aria-expanded={valued} onClick={onValue}>
        <Tag aria-hidden />
        {t('detail.valueHere')}
      </Button>
      <WishlistButton transaction={transaction} />
      <ReferenceButton transaction={transaction} onOpen={onReference} />
      <LinkButton to={`/search?object=${transaction.objectId}`}>
        <LocateFixed aria-hidden />
        {t('detail.openObject')}
      </LinkButton>
    </Flex>
  );
}
