import { checkOwnPrice } from './own-price';

const policy = { alone: 0.15, together: 0.5, leastReason: 15 };
const form = (price: string, note = '') => ({ price, oppervlakte: '100', note });

test.each([
  ['near the model', '410000', '', 'fits'],
  ['further, without a reason', '500000', 'Notaris', 'reason'],
  ['further, with a reason', '500000', 'Akte van levering, gerenoveerd', 'fits'],
  ['beyond every limit', '610000', 'Akte van levering, gerenoveerd', 'beyond'],
] as const)('%s', (_, price, note, state) => {
  expect(checkOwnPrice(form(price, note), 4_000, policy)?.state).toBe(state);
});

test.each(['', '0', 'veel'])('there is nothing to say of the price “%s”', price => {
  expect(checkOwnPrice(form(price), 4_000, policy)).toBeNull();
});

test('without a model value there is nothing to compare with', () => {
  expect(checkOwnPrice(form('900000'), null, policy)).toBeNull();
});
