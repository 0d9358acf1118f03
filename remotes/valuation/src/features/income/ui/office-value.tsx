import type { ReferenceParams, Unit } from '@kavel/contracts';
import type { OfficeValuation } from '@kavel/contracts/estimates';
import type { ValueOverride } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Flex, Grid, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { officeValuationQuery } from '../api/income-queries';
import { knownForm, type OfficeField, officeInputOf } from '../model/office-form';
import { OfficeOutcome } from './office-outcome';

export interface OfficeValueProps {
  unit: Unit;
  valueDate: string;
  /** Reference settings of the office's bucket. */
  params: ReferenceParams;
  /** Overrides the model's value with the value by rent; absent when not allowed. */
  onTakeOver: ((suggested: ValueOverride) => void) | undefined;
}

/** An office valued by comparable sales, beside its value by rent. */
export function OfficeValue({ unit, valueDate, params, onTakeOver }: OfficeValueProps) {
  const t = useTexts();
  const f = useFormats();
  const { objectId } = unit;
  const [form, setForm] = useState(() => knownForm(unit.addressObjectData));
  const [asked, setAsked] = useState(form);
  const office = { objectId, valueDate, params };
  const checked = officeInputOf(form, office);
  const current = officeInputOf(asked, office);
  const outcome = useQuery({
    ...officeValuationQuery('input' in current ? current.input : office),
    enabled: 'input' in current,
  });
  const hints: Record<OfficeField, string | undefined> = {
    area: undefined,
    rent: t('income.rentHint'),
    costs: t('income.costsHint'),
    yield: t('income.yieldHint'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('input' in checked) setAsked(form);
  };
  const takeOver = ({ byRent }: OfficeValuation) =>
    byRent && onTakeOver
      ? () =>
          onTakeOver({
            value: byRent.value,
            reason: t('income.reason', {
              rent: f.money(byRent.annualRent),
              costs: f.money(byRent.operatingCosts),
              yield: f.percent(byRent.netYield),
            }),
          })
      : undefined;

  return (
    <>
      <Box>
        <SectionTitle>{t('income.officeTitle')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('income.officeIntro')}
        </Text>
      </Box>
      <form onSubmit={submit} noValidate aria-label={t('income.officeInputs')}>
        <Grid
          gap="3"
          alignItems="start"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}
        >
          {(['area', 'rent', 'costs', 'yield'] as const).map(key => (
            <Field
              key={key}
              label={t(`income.office.${key}`)}
              hint={hints[key]}
              error={'wrong' in checked && checked.wrong.has(key) ? t(`income.officeErrors.${key}`) : null}
            >
              <Input
                inputMode="decimal"
                value={form[key]}
                onChange={({ target }) => setForm({ ...form, [key]: target.value })}
              />
            </Field>
          ))}
        </Grid>
        <Flex mt="3" justify="end">
          <Button type="submit" disabled={'wrong' in checked}>
            {t('income.reckon')}
          </Button>
        </Flex>
      </form>
      {outcome.isError ? (
        <QueryError error={outcome.error} onRetry={() => void outcome.refetch()} />
      ) : outcome.data ? (
        <OfficeOutcome outcome={outcome.data} onTakeOver={takeOver(outcome.data)} />
      ) : (
        <Skeleton height="14rem" />
      )}
    </>
  );
}
