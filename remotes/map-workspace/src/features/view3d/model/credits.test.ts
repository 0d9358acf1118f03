import { creditsOf } from './credits';

test('real buildings stand beside the registers; of a fictional town nothing is from them', () => {
  expect(creditsOf({ sources: '3DBAG', fictional: false }, 'fictief')).toBe('BAG, CBS · 3DBAG');
  expect(creditsOf({ sources: 'Kavelstede', fictional: true }, 'fictief')).toBe('Kavelstede (fictief)');
  expect(creditsOf(null, 'fictief')).toBe('BAG, CBS');
});
