import { chosenDates, movedTo } from './chosen-dates';

const dates = ['2023-12-31', '2024-12-31', '2025-12-31'];

it.each([
  ['the last two by default', null, null, '2024-12-31', '2025-12-31'],
  ['those of the address', '2023-12-31', '2024-12-31', '2023-12-31', '2024-12-31'],
  ['the one before, when the first is not earlier', '2025-12-31', '2024-12-31', '2023-12-31', '2024-12-31'],
  ['the last two for unknown ones', '2020-01-01', 'x', '2024-12-31', '2025-12-31'],
])('%s', (_, from, to, first, second) => {
  expect(chosenDates(dates, { from, to })).toEqual({ from: first, to: second });
});

it('one date has nothing to be compared with', () => {
  expect(chosenDates(['2025-12-31'], { from: null, to: null })).toBeNull();
});

it.each([
  ['a', 'a', 'd'],
  ['b', 'b', 'e'],
  ['c', 'c', 'e'],
  ['d', 'b', 'd'],
  ['f', 'b', 'f'],
])('choosing %s of a to f, with b and e chosen', (date, from, to) => {
  const chosen = { from: 'b', to: date === 'a' ? 'd' : 'e' };
  expect(movedTo(date, chosen, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ from, to });
});
