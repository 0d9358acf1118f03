import { isIsoDate } from '@kavel/contracts';
import type { InvestmentQueryInput } from './inputs';
import { fits, typedNumber } from './typed-number';

/** Filters of the sales of let property, as typed. */
export interface InvestmentForm {
  distance: string;
  from: string;
  to: string;
  minPrice: string;
  maxPrice: string;
}

export type InvestmentField = keyof InvestmentForm;

export const distanceBounds = { from: 0.1, to: 1_000 };
const usualDistance = '10';
const highestPrice = 1e10;

/** Default filters: around the unit, up to the value date, because later sales do not count. */
export function usualForm(valueDate: string): InvestmentForm {
  return { distance: usualDistance, from: '', to: valueDate, minPrice: '', maxPrice: '' };
}

/** The query around a place, or the invalid fields. */
export function queryOf(
  form: InvestmentForm,
  origin: { lon: number; lat: number },
  valueDate: string,
): { query: NonNullable<InvestmentQueryInput> } | { wrong: ReadonlySet<InvestmentField> } {
  const isDate = (date: string) => date === '' || (isIsoDate(date) && date <= valueDate);
  const distance = typedNumber(form.distance);
  const minPrice = typedNumber(form.minPrice);
  const maxPrice = typedNumber(form.maxPrice);
  const checks: Record<InvestmentField, boolean> = {
    distance: fits(distance, distanceBounds.from, distanceBounds.to),
    from: isDate(form.from),
    to: isDate(form.to) && (form.from === '' || form.to === '' || form.from <= form.to),
    minPrice: fits(minPrice, 0, highestPrice),
    maxPrice: fits(maxPrice, minPrice ?? 0, highestPrice),
  };
  const wrong = new Set((Object.keys(checks) as InvestmentField[]).filter(field => !checks[field]));
  if (wrong.size > 0) return { wrong };
  return {
    query: {
      originLongitude: String(origin.lon),
      originLatitude: String(origin.lat),
      maxTransactionDate: form.to || valueDate,
      ...(distance === null ? {} : { distanceInKm: String(distance) }),
      ...(form.from === '' ? {} : { minTransactionDate: form.from }),
      ...(minPrice === null ? {} : { minTransactionPrice: String(minPrice) }),
      ...(maxPrice === null ? {} : { maxTransactionPrice: String(maxPrice) }),
    },
  };
}
