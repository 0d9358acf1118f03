import { fromForm, toForm } from './settings-form';

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
