import { readPeriod } from './read-period';

test.each([
  ['2024MM03', null, { grain: 'month', start: '2024-03-01' }],
  ['2024KW02', null, { grain: 'quarter', start: '2024-04-01' }],
  ['2024JJ00', null, { grain: 'year', start: '2024-01-01' }],
  ['2024', null, { grain: 'year', start: '2024-01-01' }],
  ['2024-03', null, { grain: 'month', start: '2024-03-01' }],
  ['2026-Q2', null, { grain: 'quarter', start: '2026-04-01' }],
  ['2026-K4', null, { grain: 'quarter', start: '2026-10-01' }],
  ['januari 2003', null, { grain: 'month', start: '2003-01-01' }],
  ['Mrt 2003', null, { grain: 'month', start: '2003-03-01' }],
  ['December 2003', null, { grain: 'month', start: '2003-12-01' }],
  ['1995-02-01', 'month', { grain: 'month', start: '1995-02-01' }],
  ['1995-08-31', 'quarter', { grain: 'quarter', start: '1995-07-01' }],
  ['01-01-1959', 'year', { grain: 'year', start: '1959-01-01' }],
] as const)('%s with grain %s', (text, grain, period) => {
  expect(readPeriod(text, grain)).toEqual(period);
});

test.each(['', '2024MM13', '2024-13', '2024-Q5', 'brumaire 2003', '1995-02-01'])('%s is no period', text => {
  expect(readPeriod(text, null)).toBeNull();
});
