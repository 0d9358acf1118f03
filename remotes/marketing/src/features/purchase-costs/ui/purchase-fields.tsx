import { purchasePriceLimits, purchaserKinds } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { tidyPrice } from '../../../common/parse-price';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import type { FormProblems, PurchaseForm } from '../model/purchase-form';

export interface PurchaseFieldsProps {
  form: PurchaseForm;
  problems: FormProblems | null;
  /** First year with known rates; null while loading. */
  firstYear: number | null;
  onChange: (form: PurchaseForm) => void;
}

/** Inputs of a purchase: price, date and purchaser. */
export function PurchaseFields({ form, problems, firstYear, onChange }: PurchaseFieldsProps) {
  const t = usePurchaseCostTexts();
  const format = useFormats();
  const limits = {
    least: format.money(purchasePriceLimits.min),
    most: format.money(purchasePriceLimits.max),
    year: String(firstYear ?? ''),
  };
  const problem = (field: keyof FormProblems) =>
    problems?.[field] ? t(`problem.${problems[field]}`, limits) : null;

  return (
    <Stack gap="4">
      <Field label={t('form.price')} hint={t('form.priceHint')} error={problem('price')}>
        <Input
          size="lg"
          inputMode="decimal"
          autoComplete="off"
          value={form.price}
          onChange={event => onChange({ ...form, price: event.target.value })}
          onBlur={() => onChange({ ...form, price: tidyPrice(form.price, format.number) })}
        />
      </Field>
      <Field label={t('form.date')} hint={t('form.dateHint')} error={problem('deedDate')}>
        <DateInput size="lg" value={form.deedDate} onChange={deedDate => onChange({ ...form, deedDate })} />
      </Field>
      <Field label={t('form.purchaser')}>
        <Select
          minHeight="10"
          value={form.purchaser}
          onChange={event => {
            const purchaser = purchaserKinds.find(kind => kind === event.target.value);
            if (purchaser) onChange({ ...form, purchaser });
          }}
        >
          {purchaserKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`purchaser.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
    </Stack>
  );
}
