import { useFormats } from '@kavel/i18n';
import { Button, Flex, Grid } from '@kavel/ui/core';
import { Checkbox, DateInput, Field, Input } from '@kavel/ui/forms';
import type { FormEvent } from 'react';
import { useTexts } from '../../../i18n';
import { distanceBounds, type InvestmentField, type InvestmentForm } from '../model/investment-form';

export interface InvestmentFiltersProps {
  form: InvestmentForm;
  wrong: ReadonlySet<InvestmentField>;
  /** Latest date to include. */
  valueDate: string;
  type: string;
  sameType: boolean;
  onChange: (form: InvestmentForm) => void;
  onSameType: (sameType: boolean) => void;
  onSubmit: () => void;
}

/** Filters by distance, date and price for sales of let property. */
export function InvestmentFilters({
  form,
  wrong,
  valueDate,
  type,
  sameType,
  onChange,
  onSameType,
  onSubmit,
}: InvestmentFiltersProps) {
  const t = useTexts();
  const f = useFormats();
  const { from, to } = distanceBounds;
  const errors: Record<InvestmentField, string> = {
    distance: t('income.distanceBetween', { from: f.decimal(from), to: f.number(to) }),
    from: t('income.dateNeeded', { date: f.date(valueDate) }),
    to: t('income.dateNeeded', { date: f.date(valueDate) }),
    minPrice: t('income.priceNeeded'),
    maxPrice: t('income.priceNeeded'),
  };
  const field = (key: InvestmentField, kind: 'number' | 'date') => {
    const change = (text: string) => onChange({ ...form, [key]: text });
    return (
      <Field label={t(`income.filters.${key}`)} error={wrong.has(key) ? errors[key] : null}>
        {kind === 'date' ? (
          <DateInput unreadable="kept" max={valueDate} value={form[key]} onChange={change} />
        ) : (
          <Input inputMode="decimal" value={form[key]} onChange={({ target }) => change(target.value)} />
        )}
      </Field>
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('income.filters.title')}>
      <Grid
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' }}
      >
        {field('distance', 'number')}
        {field('from', 'date')}
        {field('to', 'date')}
        {field('minPrice', 'number')}
        {field('maxPrice', 'number')}
      </Grid>
      <Flex mt="3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Checkbox label={t('income.sameType', { type })} checked={sameType} onChange={onSameType} />
        <Button type="submit">{t('income.search')}</Button>
      </Flex>
    </form>
  );
}
