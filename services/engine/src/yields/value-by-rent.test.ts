import { rentRange, rentSensitivity, valueByRent } from './value-by-rent';

/** € 100,000 rent with € 20,000 costs at 8 % net, with 25 % buyer's costs: 80,000 / (0.08 × 1.25) = 800,000. */
const income = { annualRent: 100_000, operatingCosts: 20_000, netYield: 0.08, transferCosts: 0.25 };
/** € 15,000, and 5 % of the rent. */
const costsAt = (annualRent: number) => 15_000 + 0.05 * annualRent;

it('by hand: (100,000 − 20,000) / (0.08 × 1.25) = 800,000', () => {
  expect(valueByRent(income)).toBe(800_000);
});

it('nothing is left: no value', () => {
  expect(valueByRent({ ...income, operatingCosts: 100_000 })).toBeNull();
  expect(valueByRent({ ...income, annualRent: 0 })).toBeNull();
});

it('the table: 80 to 120 % of the rent by 7 to 9 %, costs going along with the rent', () => {
  const { annualRents, netYields, values } = rentSensitivity(income, costsAt);
  expect(annualRents.map(Math.round)).toEqual([80_000, 90_000, 100_000, 110_000, 120_000]);
  expect(netYields.map(rate => rate.toFixed(3))).toEqual(['0.070', '0.075', '0.080', '0.085', '0.090']);
  expect(values[2]?.[2]).toBe(800_000);
  // (80,000 − 19,000) / (0.09 × 1.25) and (120,000 − 21,000) / (0.07 × 1.25)
  expect(values[0]?.[4]).toBe(542_222);
  expect(values[4]?.[0]).toBe(1_131_429);
});

it('yields below 0.1 % are left out, and a rent below its costs has no value', () => {
  const { netYields, values } = rentSensitivity({ ...income, netYield: 0.006 }, () => 85_000);
  expect(netYields.map(rate => rate.toFixed(3))).toEqual(['0.001', '0.006', '0.011', '0.016']);
  expect(values[0]).toEqual([null, null, null, null]);
});

it('the range: (90,000 − 19,500) / (0.085 × 1.25) to (110,000 − 20,500) / (0.075 × 1.25)', () => {
  expect(rentRange(income, costsAt)).toEqual({ low: 663_529, high: 954_667 });
  expect(rentRange(income, () => 95_000)).toEqual({ low: null, high: 160_000 });
});
