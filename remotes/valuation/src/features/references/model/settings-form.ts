import { type ReferenceParams, referenceParamsSchema } from '@kavel/contracts';

/** Number fields with the bounds of the contract. */
export const numberFields = [
  { key: 'maxDistance', from: 100, to: 50_000 },
  { key: 'maxMonths', from: 1, to: 120 },
  { key: 'maxReferences', from: 3, to: 30 },
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

/** The params of a form, or the fields that are wrong. An empty field leaves the default. */
export function fromForm(form: SettingsForm): { params: ReferenceParams } | { wrong: ReadonlySet<string> } {
  const entered = Object.fromEntries([
    ...numberFields.flatMap(({ key }) => (form[key].trim() === '' ? [] : [[key, Number(form[key])]])),
    ...strictFields.flatMap(key => (form[key] ? [[key, true]] : [])),
  ]);
  const checked = referenceParamsSchema.safeParse(entered);
  if (checked.success) return { params: checked.data };
  return { wrong: new Set(checked.error.issues.map(({ path }) => String(path[0]))) };
}
