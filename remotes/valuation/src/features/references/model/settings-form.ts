import type { ReferenceParams } from '@kavel/contracts';

/** Number fields with the bounds of the contract. */
export const numberFields = [
  { key: 'maxDistance', from: 100, to: 50_000, whole: false },
  { key: 'maxMonths', from: 1, to: 120, whole: true },
  { key: 'maxReferences', from: 3, to: 30, whole: true },
] as const;

export const strictFields = ['strictBuurt', 'strictWijk', 'strictLabel'] as const;

export type NumberField = (typeof numberFields)[number]['key'];
export type StrictField = (typeof strictFields)[number];

export type SettingsForm = Record<NumberField, string> & Record<StrictField, boolean>;

export function toForm(params: ReferenceParams): SettingsForm {
  const text = (key: NumberField) => (params[key] === undefined ? '' : String(params[key]));
  return {
    maxDistance: text('maxDistance'),
    maxMonths: text('maxMonths'),
    maxReferences: text('maxReferences'),
    strictBuurt: params.strictBuurt ?? false,
    strictWijk: params.strictWijk ?? false,
    strictLabel: params.strictLabel ?? false,
  };
}

function fits(key: NumberField, amount: unknown): amount is number {
  const field = numberFields.find(one => one.key === key);
  if (!field || typeof amount !== 'number') return false;
  return amount >= field.from && amount <= field.to && (!field.whole || Number.isInteger(amount));
}

/** The params of a form, or the fields that are wrong. An empty field leaves the default. */
export function fromForm(form: SettingsForm): { params: ReferenceParams } | { wrong: ReadonlySet<string> } {
  const filled = numberFields.map(({ key }) => key).filter(key => form[key].trim() !== '');
  const wrong = filled.filter(key => !fits(key, Number(form[key])));
  if (wrong.length > 0) return { wrong: new Set(wrong) };
  return {
    params: Object.fromEntries([
      ...filled.map(key => [key, Number(form[key])]),
      ...strictFields.filter(key => form[key]).map(key => [key, true]),
    ]),
  };
}
