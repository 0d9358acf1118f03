import {
  type EndpointInput,
  type estimateApi,
  isIsoDate,
  isWithin,
  purchasePriceLimits,
  purchaserKinds,
} from '@kavel/contracts';
import { parsePrice } from '../../../common/parse-price';

export type Purchase = EndpointInput<typeof estimateApi.purchaseCosts>['body'];
export type Purchaser = (typeof purchaserKinds)[number];

/** The fields as typed. */
export interface PurchaseForm {
  price: string;
  deedDate: string;
  purchaser: Purchaser;
}

export type FormProblem = 'price-missing' | 'price-out-of-range' | 'date-missing' | 'date-too-early';
export type FormProblems = Partial<Record<'price' | 'deedDate', FormProblem>>;

export const examplePrice = 450_000;

/** The form for a page address; missing fields come from the example. */
export function formFrom(params: URLSearchParams, today: string): PurchaseForm {
  const purchaser = purchaserKinds.find(kind => kind === params.get('purchaser'));
  const price = parsePrice(params.get('price') ?? '');
  const deedDate = params.get('date') ?? '';
  return {
    price: String(price ?? examplePrice),
    deedDate: isIsoDate(deedDate) ? deedDate : today,
    purchaser: purchaser ?? 'own-home',
  };
}

/** Search parameters of a purchase, so that it can be shared. */
export function paramsOf({ price, deedDate, purchaser }: Purchase): URLSearchParams {
  return new URLSearchParams({ price: String(price), date: deedDate, purchaser });
}

/** The purchase when every field is valid, else an error per field. `firstYear`: first year with known rates. */
export function readForm(
  form: PurchaseForm,
  firstYear: number | null,
): { purchase: Purchase; problems: null } | { purchase: null; problems: FormProblems } {
  const problems: FormProblems = {};
  const price = parsePrice(form.price);
  if (price === null) problems.price = 'price-missing';
  else if (!isWithin(price, purchasePriceLimits)) problems.price = 'price-out-of-range';
  if (!isIsoDate(form.deedDate)) problems.deedDate = 'date-missing';
  else if (firstYear !== null && Number(form.deedDate.slice(0, 4)) < firstYear)
    problems.deedDate = 'date-too-early';
  return price === null || problems.price || problems.deedDate
    ? { purchase: null, problems }
    : { purchase: { price, deedDate: form.deedDate, purchaser: form.purchaser }, problems: null };
}
