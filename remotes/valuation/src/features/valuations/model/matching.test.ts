import type { ValuationListItem } from '@kavel/contracts';
import { matching, statusIn } from './matching';

const item = (name: string, portfolioName: string, status: ValuationListItem['status']) =>
  ({ name, portfolioName, status }) as ValuationListItem;
const list = [
  item('Waardering 2026', 'Apeldoorn Noord', 'draft'),
  item('Herziening', 'Café’s in Zeeland', 'approved'),
];

const names = (text: string, status: string | null = null) =>
  matching(list, text, statusIn(status)).map(({ name }) => name);

test("every word must occur in the name or the portfolio's name", () => {
  expect(names('noord waardering')).toEqual(['Waardering 2026']);
  expect(names('noord herziening')).toEqual([]);
});

test('accents and case are ignored, and an empty text matches all', () => {
  expect(names('CAFE')).toEqual(['Herziening']);
  expect(names('  ')).toHaveLength(2);
});

test('a status filters the matches; an invalid status is ignored', () => {
  expect(names('', 'approved')).toEqual(['Herziening']);
  expect(names('noord', 'approved')).toEqual([]);
  expect(names('', 'geen')).toHaveLength(2);
});
