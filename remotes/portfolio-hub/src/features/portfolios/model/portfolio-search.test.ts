import type { Portfolio } from '@kavel/contracts';
import { searchPortfolios } from './portfolio-search';

const named = (name: string): Portfolio => ({
  id: crypto.randomUUID(),
  name,
  unitCount: 0,
  updatedAt: '2026-11-21T10:00:00Z',
  access: 'edit',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
});
const portfolios = [named('Apeldoorn Noord'), named('Kantoren Zuid'), named('Café’s Één')];

const found = (text: string) => searchPortfolios(portfolios, text).map(portfolio => portfolio.name);

test('finds by every word, in any order and case', () => {
  expect(found('noord APEL')).toEqual(['Apeldoorn Noord']);
  expect(found('noord zuid')).toEqual([]);
});

test('accents are ignored', () => {
  expect(found('een cafe')).toEqual(['Café’s Één']);
});

test('an empty text matches everything', () => {
  expect(found('  ')).toHaveLength(3);
});
