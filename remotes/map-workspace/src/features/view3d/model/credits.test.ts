import { creditsOf } from './credits';

const delft = { name: '3DBAG', fictional: false };
const town = { name: 'Kavelstede', fictional: true };

test('real buildings stand beside the registers; of a fictional town nothing is from them', () => {
  expect(creditsOf([delft, town], 'fictief')).toBe('BAG, CBS · 3DBAG, Kavelstede (fictief)');
  expect(creditsOf([town], 'fictief')).toBe('Kavelstede (fictief)');
  expect(creditsOf(null, 'fictief')).toBe('BAG, CBS');
});
