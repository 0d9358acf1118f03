import { fromChangeForm, toChangeForm } from './change-form';

test('parses half a point and minus ten percent, and formats them back', () => {
  const form = { discountRate: '0,5', marketRent: '-10', costs: '' };
  expect(fromChangeForm(form)).toEqual({ change: { discountRate: 0.005, marketRent: -0.1 } });
  expect(toChangeForm({ discountRate: 0.005, marketRent: -0.1 })).toEqual({
    discountRate: '0.5',
    marketRent: '-10',
  });
});

test.each([
  ['discountRate', 'veel'],
  ['discountRate', '11'],
  ['contractRent', '-101'],
] as const)('%s = %s is invalid', (key, text) => {
  expect(fromChangeForm({ [key]: text })).toEqual({ wrong: new Set([key]) });
});
