import { chosenDates } from './chosen-dates';

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
