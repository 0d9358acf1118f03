import type { ReferenceParams, VtwType } from '@kavel/contracts';

/** Number fields with the contract's bounds, as typed; `per` typed units equal one unit of the contract. */
export const numberFields = [
  { key: 'maxDistance', from: 100, to: 50_000, whole: false, per: 1 },
  { key: 'maxMonths', from: 1, to: 120, whole: true, per: 1 },
  { key: 'areaBand', from: 1, to: 500, whole: false, per: 100 },
  { key: 'yearBand', from: 0, to: 500, whole: true, per: 1 },
  { key: 'maxReferences', from: 3, to: 30, whole: true, per: 1 },
] as const;

export const strictFields = ['strictStreet', 'strictBuurt', 'strictWijk', 'strictLabel'] as const;

export const weightFields = ['distance', 'time', 'area', 'year', 'label'] as const;
export const weightBounds = { from: 0, to: 2 } as const;

export type NumberField = (typeof numberFields)[number]['key'];
export type StrictField = (typeof strictFields)[number];
export type WeightField = (typeof weightFields)[number];

export interface SettingsForm {
  /** Empty: the unit's own type. */
  vtwType: VtwType | '';
  numbers: Record<NumberField, string>;
  strict: Record<StrictField, boolean>;
  weights: Record<WeightField, string>;
}

export function toForm(params: ReferenceParams): SettingsForm {
  const text = (amount: number | undefined, per = 1) =>
    amount === undefined ? '' : String(rounded(amount * per));
  return {
    vtwType: params.vtwType ?? '',
    numbers: record(numberFields.map(({ key, per }) => [key, text(params[key], per)])),
    strict: record(strictFields.map(key => [key, params[key] ?? false])),
    weights: record(weightFields.map(key => [key, text(params.weights?.[key])])),
  };
}

/** The params of a form, or the invalid fields. An empty field keeps the default. */
export function fromForm(
  form: SettingsForm,
): { params: ReferenceParams } | { wrong: ReadonlySet<NumberField | WeightField> } {
  const numbers = numberFields.filter(({ key }) => form.numbers[key].trim() !== '');
  const weights = weightFields.filter(key => form.weights[key].trim() !== '');
  const wrong = new Set([
    ...numbers.filter(field => !fits(amountOf(form.numbers[field.key]), field)).map(({ key }) => key),
    ...weights.filter(key => !fits(amountOf(form.weights[key]), { ...weightBounds, whole: false })),
  ]);
  if (wrong.size > 0) return { wrong };
  const scaled = weights.map(key => [key, amountOf(form.weights[key])] as const).filter(([, by]) => by !== 1);
  return {
    params: Object.fromEntries([
      ...(form.vtwType ? [['vtwType', form.vtwType]] : []),
      ...numbers.map(({ key, per }) => [key, rounded(amountOf(form.numbers[key]) / per)]),
      ...strictFields.filter(key => form.strict[key]).map(key => [key, true]),
      ...(scaled.length > 0 ? [['weights', Object.fromEntries(scaled)]] : []),
    ]),
  };
}

function amountOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Rounds away floating-point error: 0.29 × 100 is 29. */
function rounded(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

function fits(amount: number, { from, to, whole }: { from: number; to: number; whole: boolean }): boolean {
  return amount >= from && amount <= to && (!whole || Number.isInteger(amount));
}

function record<Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Record<Key, Value> {
  return Object.fromEntries(entries) as Record<Key, Value>;
}
