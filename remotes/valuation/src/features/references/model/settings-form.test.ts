import { referenceParamsSchema } from '@kavel/contracts';
import fc from 'fast-check';
import { fromForm, numberFields, toForm } from './settings-form';

test('what is filled in becomes params, and back', () => {
  const form = { ...toForm({}), maxDistance: '1500', strictWijk: true };
  expect(fromForm(form)).toEqual({ params: { maxDistance: 1500, strictWijk: true } });
  expect(toForm({ maxDistance: 1500, strictWijk: true })).toEqual(form);
});

test.each([
  ['maxDistance', 'ver'],
  ['maxDistance', '99'],
  ['maxMonths', '2.5'],
  ['maxReferences', '31'],
] as const)('%s = %s is wrong', (key, text) => {
  expect(fromForm({ ...toForm({}), [key]: text })).toEqual({ wrong: new Set([key]) });
});

test('the form takes and refuses the same numbers as the contract', () => {
  const keys = numberFields.map(({ key }) => key);
  const amounts = fc.oneof(
    fc.integer({ min: -5, max: 130 }),
    fc.integer({ min: 49_990, max: 50_010 }),
    fc.constant(7.5),
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys), amounts, (key, amount) => {
      const taken = 'params' in fromForm({ ...toForm({}), [key]: String(amount) });
      expect(taken).toBe(referenceParamsSchema.safeParse({ [key]: amount }).success);
    }),
  );
});
