import { ApiError } from '@kavel/api-client';
import type { Transaction } from '@kavel/contracts/transactions';
import { choiceLimits } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useMutation, useQuery } from '@kavel/query';
import { Button, ErrorState, Notice, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Field, Select, Textarea } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { addReference, openValuationsQuery, valuationUnitsQuery } from '../api/reference-queries';
import { useTexts } from '../i18n';
import { ownReferenceOf } from '../model/own-reference';
import { UnitField } from './unit-field';

export interface ReferenceDialogProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Adds a sale as a reference of a unit of an open valuation. */
export function ReferenceDialog({ transaction, onClose }: ReferenceDialogProps) {
  const t = useTexts();
  const [valuationId, setValuationId] = useState('');
  const [unitId, setUnitId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const valuations = useQuery(openValuationsQuery());
  const units = useQuery(valuationUnitsQuery(valuationId));
  const valuation = valuations.data?.find(({ id }) => id === valuationId);
  const isLate = valuation !== undefined && transaction.date > valuation.valueDate;
  const add = useMutation({
    mutationFn: addReference,
    onSuccess: () => {
      bus.publish('toast', {
        tone: 'success',
        title: t('done', { name: valuation?.name ?? '' }),
        description: t('counts'),
      });
      onClose();
    },
  });
  const body = () => {
    if (valuations.isError) {
      const retry = { label: t('retry'), onRetry: () => void valuations.refetch() };
      return <ErrorState title={t('title')} description={t('failed')} retry={retry} />;
    }
    if (!valuations.data) return <Skeleton height="8rem" />;
    if (valuations.data.length === 0) return <Notice tone="info">{t('none')}</Notice>;
    return (
      <>
        <Field label={t('valuation')}>
          <Select
            value={valuationId}
            onChange={event => {
              setValuationId(event.target.value);
              setUnitId(null);
            }}
          >
            <option value="">{t('choose')}</option>
            {valuations.data.map(({ id, name, portfolioName }) => (
              <option key={id} value={id}>
                {`${name} · ${portfolioName}`}
              </option>
            ))}
          </Select>
        </Field>
        {units.isError ? (
          <Notice tone="error">{t('unitsFailed')}</Notice>
        ) : units.data ? (
          <UnitField key={valuationId} units={units.data} onChange={setUnitId} />
        ) : valuationId === '' ? null : (
          <Skeleton height="4.5rem" />
        )}
        <Field label={t('note')}>
          <Textarea
            rows={2}
            maxLength={choiceLimits.text}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        </Field>
        {isLate ? <Notice tone="warning">{t('late')}</Notice> : null}
        {add.isError ? <Notice tone="error">{refusalOf(add.error, t)}</Notice> : null}
      </>
    );
  };
  const own = () => ownReferenceOf(transaction, crypto.randomUUID(), note);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button
          variant="solid"
          disabled={unitId === null || isLate || add.isPending}
          onClick={() => {
            if (unitId !== null) add.mutate({ valuationId, unitId, own: own() });
          }}
        >
          {t('use')}
        </Button>
      }
    >
      <Stack gap="3">
        <Text color="muted">{t('intro', { address: transaction.address })}</Text>
        {body()}
      </Stack>
    </Dialog>
  );
}

/** The service refuses a price that differs too much from the market. */
function refusalOf(error: Error, t: ReturnType<typeof useTexts>): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'unprocessable') return t('refused');
  return t(code === 'revision-behind' || code === 'conflict' ? 'behind' : 'saveFailed');
}
