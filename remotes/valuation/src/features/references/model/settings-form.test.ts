import { referenceParamsSchema } from '@kavel/contracts';
import fc from 'fast-check';
import {
  fromForm,
  type NumberField,
  numberFields,
  type SettingsForm,
  toForm,
  type WeightField,
  weightFields,
} from './settings-form';

function withNumber(key: NumberField, text: string): SettingsForm {
  const form = toForm({});
  return { ...form, numbers: { ...form.numbers, [key]: text } };
}

function withWeight(key: WeightField, text: string): SettingsForm {
  const form = toForm({});
  return { ...form, weights: { ...form.weights, [key]: text } };
}

test('settings become a form, and back', () => {
  const params = {
    maxDistance: 1500,
    areaBand: 0.29,
    yearBand: 0,
    strictStreet: true,
    vtwType: 'winkel' as const,
    weights: { distance: 0, area: 1.5 },
  };
  const form = toForm(params);
  expect(form).toMatchObject({
    numbers: { maxDistance: '1500', areaBand: '29', yearBand: '0', maxMonths: '' },
    strict: { strictStreet: true, strictWijk: false },
    weights: { distance: '0', area: '1.5', time: '' },
  });
  expect(fromForm(form)).toEqual({ params });
});

test('an empty form sets nothing, and neither does a weight of 1; a comma is a decimal separator', () => {
  expect(fromForm(toForm({}))).toEqual({ params: {} });
  expect(fromForm(withWeight('time', '1'))).toEqual({ params: {} });
  expect(fromForm(withWeight('time', '0,5'))).toEqual({ params: { weights: { time: 0.5 } } });
});

test.each([
  ['maxDistance', 'ver'],
  ['maxDistance', '99'],
  ['maxMonths', '2.5'],
  ['areaBand', '0'],
  ['areaBand', 'NaN'],
  ['yearBand', '-1'],
  ['maxReferences', '31'],
] as const)('%s = %s is invalid', (key, text) => {
  expect(fromForm(withNumber(key, text))).toEqual({ wrong: new Set([key]) });
});

test('the form accepts and rejects the same numbers as the contract', () => {
  const amounts = fc.oneof(
    fc.integer({ min: -5, max: 130 }),
    fc.integer({ min: 490, max: 510 }),
    fc.integer({ min: 49_990, max: 50_010 }),
    fc.constant(7.5),
  );
  fc.assert(
    fc.property(fc.constantFrom(...numberFields), amounts, ({ key, per }, amount) => {
      const taken = 'params' in fromForm(withNumber(key, String(amount)));
      expect(taken).toBe(referenceParamsSchema.safeParse({ [key]: amount / per }).success);
    }),
  );
  const weights = fc.integer({ min: -10, max: 30 }).map(tenths => tenths / 10);
  fc.assert(
    fc.property(fc.constantFrom(...weightFields), weights, (key, weight) => {
      const taken = 'params' in fromForm(withWeight(key, String(weight)));
      expect(taken).toBe(referenceParamsSchema.safeParse({ weights: { [key]: weight } }).success);
    }),
  );
});
