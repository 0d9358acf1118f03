import { formFrom, paramsOf, readForm } from './purchase-form';

const today = '2026-11-21';
const good = { price: '€ 425.000', deedDate: '2026-03-01', purchaser: 'investor' } as const;

test('the purchase survives a round trip through the page address', () => {
  const { purchase } = readForm(good, 2024);
  expect(purchase).toEqual({ price: 425_000, deedDate: '2026-03-01', purchaser: 'investor' });
  const again = formFrom(paramsOf(purchase ?? { price: 0, deedDate: today, purchaser: 'starter' }), today);
  expect(readForm(again, 2024).purchase).toEqual(purchase);
});

test('an invalid address opens with the example', () => {
  const params = new URLSearchParams('price=veel&date=2026-02-31&purchaser=koning');
  expect(formFrom(params, today)).toEqual({ price: '450000', deedDate: today, purchaser: 'own-home' });
});

test('each field shows its own error', () => {
  expect(readForm({ ...good, price: 'veel', deedDate: '' }, 2024).problems).toEqual({
    price: 'price-missing',
    deedDate: 'date-missing',
  });
  expect(readForm({ ...good, price: '999' }, 2024).problems).toEqual({ price: 'price-out-of-range' });
  expect(readForm({ ...good, deedDate: '2023-12-31' }, 2024).problems).toEqual({
    deedDate: 'date-too-early',
  });
});

test('while the rates are loading, no date is too early', () => {
  expect(readForm({ ...good, deedDate: '2023-12-31' }, null).problems).toBeNull();
});
