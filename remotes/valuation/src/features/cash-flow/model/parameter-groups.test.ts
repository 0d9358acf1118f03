import { parameterGroups, sourcesOf } from './parameter-groups';

const row = (key: string, source = 'Kavel norm 2026', year = 2026) => ({
  key,
  source,
  year,
  override: null,
  default: 0.05,
});

test("the cash flow's own parameters come first, then costs by type; unknown parameters are left out", () => {
  const groups = parameterGroups([
    row('discountRate'),
    row('discountRate.market'),
    row('costs.winkel.turnover'),
    row('costs.kantoor.turnover'),
    row('costs.winkel.insurance'),
    row('sterrenstof'),
  ]);
  expect(groups.map(({ type, rows }) => [type, rows.map(({ row: { key } }) => key)])).toEqual([
    [null, ['discountRate', 'discountRate.market']],
    ['winkel', ['costs.winkel.turnover', 'costs.winkel.insurance']],
    ['kantoor', ['costs.kantoor.turnover']],
  ]);
});

test('each source is listed once, with its year', () => {
  expect(
    sourcesOf([row('discountRate'), row('exitYield'), row('transferCosts', 'Wet op belastingen', 2026)]),
  ).toEqual(['Kavel norm 2026', 'Wet op belastingen (2026)']);
});
