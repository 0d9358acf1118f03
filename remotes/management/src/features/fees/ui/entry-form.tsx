import { call } from '@kavel/api-client';
import { type FeeAgreement, feeApi } from '@kavel/contracts/fees';
import { Button, Card, Grid, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { DateInput, Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { toast, useChange } from '../../../common/changes';
import { useFeeTexts } from '../../../i18n/fees';
import { parseCents } from '../model/cents';
import { localToday } from '../model/period';
import { useFeeErrorText } from './fee-error-text';

/** Lets the proposer add a fee or a correction. */
export function EntryForm({ agreement: { id, from, until } }: { agreement: FeeAgreement }) {
  const t = useFeeTexts();
  const textOf = useFeeErrorText();
  const { busy, error, run } = useChange();
  const today = localToday();
  const [date, setDate] = useState(today);
  const [amount, setAmount] = useState('');
  const [description, setDescription] = useState('');
  const [tried, setTried] = useState(false);
  const cents = parseCents(amount);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!cents) return;
    const body = { date, amount: cents, description: description.trim() };
    if (!(await run(() => call(feeApi.addFeeEntry, { params: { id }, body })))) return;
    toast('success', t('entry.added'));
    setAmount('');
    setDescription('');
    setTried(false);
  };

  return (
    <Card px="4" py="3">
      <form onSubmit={event => void submit(event)}>
        <Stack gap="3">
          <div>
            <SectionTitle>{t('entry.title')}</SectionTitle>
            <Text fontSize="sm" color="muted">
              {t('entry.hint')}
            </Text>
          </div>
          <Grid
            gap="3"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '10rem 9rem minmax(0, 1fr)' }}
          >
            <Field label={t('statement.date')}>
              <DateInput
                required
                min={from}
                max={until && until < today ? until : today}
                value={date}
                onChange={setDate}
              />
            </Field>
            <Field label={t('entry.amount')} error={tried && !cents ? t('entry.amountWrong') : null}>
              <Input required value={amount} onChange={event => setAmount(event.target.value)} />
            </Field>
            <Field label={t('statement.description')}>
              <Input
                required
                maxLength={120}
                value={description}
                onChange={event => setDescription(event.target.value)}
              />
            </Field>
          </Grid>
          {error ? <Notice tone="error">{textOf(error)}</Notice> : null}
          <Button type="submit" variant="solid" disabled={busy} alignSelf="end">
            {t('entry.add')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
