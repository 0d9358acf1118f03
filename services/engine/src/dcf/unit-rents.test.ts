import { rentsOf } from './unit';

describe('rents of a unit', () => {
  it.each([
    [
      { annualRent: 9, marketRent: 11, modelledRent: 12 },
      { contractRent: 9, marketRent: 11 },
    ],
    [
      { annualRent: null, marketRent: 11, modelledRent: 12 },
      { contractRent: 11, marketRent: 11 },
    ],
    [
      { annualRent: null, marketRent: null, modelledRent: 12 },
      { contractRent: 12, marketRent: 12 },
    ],
    [
      { annualRent: 9, marketRent: null, modelledRent: null },
      { contractRent: 9, marketRent: 9 },
    ],
    [{ annualRent: null, marketRent: null, modelledRent: null }, null],
  ])('%j → %j', (known, expected) => {
    expect(rentsOf(known)).toEqual(expected);
  });
});
