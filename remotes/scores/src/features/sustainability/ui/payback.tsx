import { useFormats } from '@kavel/i18n';
import { useTexts } from '../i18n';
import { paybackOf } from '../model/plan';

export interface PaybackProps {
  measure: { euros: number; savedKwh: number };
  /** Euro a kWh. */
  price: number;
}

/** Years in which a measure earns back what it costs. */
export function Payback({ measure, price }: PaybackProps) {
  const t = useTexts();
  const format = useFormats();
  const years = paybackOf(measure, price);
  return years === null ? t('measures.never') : t('measures.years', { value: format.decimal(years) });
}
