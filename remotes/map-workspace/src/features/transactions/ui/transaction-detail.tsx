import { errorDetails } from '@kavel/api-client';
import type { Transaction } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Figure,
  Flex,
  Notice,
  PageTitle,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { transactionQueries } from '../api/transaction-queries';
import { useTexts } from '../i18n';
import { IndexedPrice } from './indexed-price';
import { TransactionActions, type TransactionActionsProps } from './transaction-actions';
import { TransactionFacts } from './transaction-facts';
import { useValueFormat } from './use-words';

const ObjectValue = lazy(async () => ({ default: (await import('../../object-detail')).ObjectValue }));

export interface TransactionDetailProps extends Pick<TransactionActionsProps, 'onReference'> {
  id: string;
  /** ISO date. */
  today: string;
  /** The transaction, when the list already has it. */
  known: Transaction | null;
  onClose: () => void;
}

/** All fields of a transaction, its indexed price and its actions. */
export function TransactionDetail({ id, today, known, onReference, onClose }: TransactionDetailProps) {
  const t = useTexts();
  const asked = useQuery({ ...transactionQueries.one(id), enabled: known === null });
  const transaction = known ?? asked.data;
  const close = (
    <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
      <X aria-hidden />
    </Button>
  );
  if (transaction)
    return <Known transaction={transaction} today={today} close={close} onReference={onReference} />;
  return (
    <>
      <Flex justifyContent="flex-end" pe="2" pt="3">
        {close}
      </Flex>
      {asked.error ? (
        <ErrorState
          title={t('detail.title')}
          description={t('detail.failed')}
          retry={{ label: t('retry'), onRetry: () => void asked.refetch() }}
          details={{ label: t('details'), text: errorDetails(asked.error) }}
        />
      ) : transaction === null ? (
        <EmptyState title={t('detail.title')} description={t('detail.gone')} />
      ) : (
        <Box px="4" pb="4" role="status" aria-label={t('detail.loading')}>
          <Skeleton height="7" width="70%" />
          <Skeleton height="16rem" mt="3" />
        </Box>
      )}
    </>
  );
}

interface KnownProps extends Pick<TransactionActionsProps, 'onReference'> {
  transaction: Transaction;
  today: string;
  close: ReactNode;
}

function Known({ transaction, today, close, onReference }: KnownProps) {
  const t = useTexts();
  const { date } = useFormats();
  const price = useValueFormat('price', transaction);
  const perArea = useValueFormat('pricePerM2', transaction);
  const [valued, setValued] = useState(false);
  const { pricePerM2 } = transaction;
  return (
    <>
      <Flex as="header" alignItems="flex-start" gap="2" ps="4" pe="2" pt="3" pb="2">
        <Box flex="1" minWidth="0">
          <PageTitle as="h2">{transaction.address}</PageTitle>
          <Text fontSize="sm" color="muted">
            {`${t(`category.${transaction.category}`)} · ${t(`propertyType.${transaction.propertyType}`)} · ${date(transaction.date)}`}
          </Text>
        </Box>
        {close}
      </Flex>
      <TransactionActions
        transaction={transaction}
        valued={valued}
        onValue={() => setValued(!valued)}
        onReference={onReference}
      />
      {transaction.own ? (
        <Box px="4" pb="3">
          <Notice tone="info">{t('ownHelp')}</Notice>
        </Box>
      ) : null}
      {transaction.marks ? (
        <Box px="4" pb="3">
          <Notice tone="warning">{transaction.marks.map(mark => t(`markHelp.${mark}`)).join(' ')}</Notice>
        </Box>
      ) : null}
      {transaction.fictional ? (
        <Box px="4" pb="3">
          <Notice tone="warning">{t('fictionalHelp')}</Notice>
        </Box>
      ) : null}
      <Box px="4" pb="3">
        <Figure display="block" fontSize="2xl" fontWeight="bold" lineHeight="snug">
          {price.withUnit(transaction.price)}
        </Figure>
        <Text fontSize="sm" color="muted">
          {pricePerM2 === null ? t('detail.noArea') : perArea.withUnit(pricePerM2)}
        </Text>
        <IndexedPrice transaction={transaction} today={today} />
      </Box>
      {valued ? (
        <Suspense fallback={<Skeleton height="9.5rem" mx="4" />}>
          <ObjectValue objectId={transaction.objectId} />
        </Suspense>
      ) : null}
      <TransactionFacts transaction={transaction} />
    </>
  );
}
