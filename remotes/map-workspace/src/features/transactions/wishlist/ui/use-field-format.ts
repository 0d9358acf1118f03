import type { Transaction } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../i18n';
import type { ComparedField } from '../model/compared-fields';

/** Formatter for a field of a transaction; unknown values are a dash. */
export function useFieldFormat(): (transaction: Transaction, field: ComparedField) => string {
  const t = useTexts();
  const { area, date, decimal, money, number, percent } = useFormats();
  return (transaction, field) => {
    const value = transaction[field];
    if (value === null) return '–';
    if (field === 'propertyType') return t(`propertyTypes.${transaction.propertyType}`);
    if (field === 'date') return date(transaction.date);
    if (typeof value === 'string') return value;
    if (field === 'price') return `${money(value)}${rentPeriod(transaction, t)}`;
    if (field === 'pricePerM2') return money(value);
    if (field === 'area' || field === 'plot') return area(value);
    if (field === 'bar_kk_hi') return percent(value / 100);
    if (field === 'walt') return decimal(value);
    return field === 'year' ? String(value) : number(value);
  };
}

/** Rents of dwellings are per month, others per year. */
function rentPeriod({ category, propertyType }: Transaction, t: ReturnType<typeof useTexts>): string {
  if (propertyType === 'koop') return '';
  return ` ${t(category === 'wonen' ? 'perMonth' : 'perYear')}`;
}
