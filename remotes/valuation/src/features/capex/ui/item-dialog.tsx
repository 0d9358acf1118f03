import type { AddressBuckets, ValuationDetail } from '@kavel/contracts';
import { type CapexItem, type CapexKind, capexKinds, capexLimits } from '@kavel/contracts/valuations';
import { Button, Grid, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import { emptyItem, fromItemForm, type ItemProblem, toItemForm } from '../model/item-form';

interface ItemDialogProps {
  valuation: ValuationDetail;
  buckets: AddressBuckets;
  /** Null for a new one. */
  item: CapexItem | null;
  saving: boolean;
  error: Error | null;
  onClose: () => void;
  onSubmit: (item: CapexItem) => void;
}

const years = Array.from({ length: capexLimits.years }, (_, at) => at + 1);

/** One planned expense: what, when, for which units, and the rent that it adds. */
export function ItemDialog(props: ItemDialogProps) {
  const { valuation, buckets, item, saving, error, onClose, onSubmit } = props;
  const t = useTexts();
  const [form, setForm] = useState(() => (item ? toItemForm(item) : emptyItem));
  const [id] = useState(() => item?.id ?? crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const checked = fromItemForm(form, id);
  const problem = (field: ItemProblem) =>
    tried && 'wrong' in checked && checked.wrong.has(field) ? t(`capex.wrong.${field}`) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('item' in checked) onSubmit(checked.item);
  };
  const yearOptions = years.map(year => (
    <option key={year} value={year}>
      {year}
    </option>
  ));

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(item ? 'capex.change' : 'capex.add')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="capex" variant="solid" disabled={saving}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="capex" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Field label={t('capex.description')} error={problem('description')}>
            <Input
              value={form.description}
              maxLength={capexLimits.description}
              onChange={event => setForm({ ...form, description: event.target.value })}
            />
          </Field>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <Field label={t('capex.kind')}>
              <Select
                value={form.kind}
                onChange={event => setForm({ ...form, kind: event.target.value as CapexKind })}
              >
                {capexKinds.map(kind => (
                  <option key={kind} value={kind}>
                    {t(`capex.kinds.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('capex.scope')}>
              <Select value={form.scope} onChange={event => setForm({ ...form, scope: event.target.value })}>
                <option value="">{t('capex.all')}</option>
                <optgroup label={t('capex.buckets')}>
                  {Object.entries(buckets).map(([key, { name }]) => (
                    <option key={key} value={`bucket:${key}`}>
                      {name}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={t('common.unitsPlain')}>
                  {valuation.units.map(unit => (
                    <option key={unit.id} value={`unit:${unit.id}`}>
                      {unitName(unit)}
                    </option>
                  ))}
                </optgroup>
              </Select>
            </Field>
            <Field label={t('capex.year')}>
              <Select
                value={form.year}
                onChange={event => setForm({ ...form, year: Number(event.target.value) })}
              >
                {yearOptions}
              </Select>
            </Field>
            <Field label={t('capex.amount')} error={problem('amount')}>
              <Input
                inputMode="decimal"
                value={form.amount}
                onChange={event => setForm({ ...form, amount: event.target.value })}
              />
            </Field>
            <Field label={t('capex.rent')} error={problem('rent')}>
              <Input
                inputMode="decimal"
                value={form.rent}
                onChange={event => setForm({ ...form, rent: event.target.value })}
              />
            </Field>
            <Field label={t('capex.fromYear')}>
              <Select
                value={form.fromYear}
                disabled={form.rent.trim() === ''}
                onChange={event => setForm({ ...form, fromYear: Number(event.target.value) })}
              >
                {yearOptions}
              </Select>
            </Field>
          </Grid>
          <Text fontSize="sm" color="muted">
            {t('capex.priceLevel')}
          </Text>
          {error ? <Notice tone="error">{errorText(error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
