import { emptyItem, fromItemForm, toItemForm } from './item-form';

const id = '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13';
const roof = { ...emptyItem, description: 'Dak', amount: '120.000', rent: '1.250,50', scope: 'bucket:flats' };

test('a typed expense becomes an item, and back', () => {
  const made = fromItemForm(roof, id);
  expect(made).toEqual({
    item: {
      id,
      description: 'Dak',
      kind: 'maintenance',
      year: 1,
      amount: 120_000,
      scope: { of: 'bucket', bucket: 'flats' },
      rent: { amount: 1250.5, fromYear: 1 },
    },
  });
  expect('item' in made && fromItemForm(toItemForm(made.item), id)).toEqual(made);
});

test('what is missing or no amount is named', () => {
  expect(fromItemForm({ ...roof, description: ' ', amount: '0', rent: 'veel' }, id)).toEqual({
    wrong: new Set(['description', 'amount', 'rent']),
  });
});
