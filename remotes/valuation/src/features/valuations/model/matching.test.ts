import type { ValuationListItem } from '@kavel/contracts';
import { matching } from './matching';

const item = (name: string, portfolioName: string) => ({ name, portfolioName }) as ValuationListItem;
const list = [item('Waardering 2026', 'Apeldoorn Noord'), item('Herziening', 'Café’s in Zeeland')];

const names = (text: string) => matching(list, text).map(({ name }) => name);

test('every word must occur, in the name or the name of the portfolio', () => {
  expect(names('noord waardering')).toEqual(['Waardering 2026']);
  expect(names('noord herziening')).toEqual([]);
});

test('accents and capitals do not matter, and no text matches all', () => {
  expect(names('CAFE')).toEqual(['Herziening']);
  expect(names('  ')).toHaveLength(2);
});
