import { walt } from './walt';
import { barKk, barVon, nar, rentSum } from './yields';

describe('yields', () => {
  it('BAR kk: 12,000 / 240,000 = 5 %', () => {
    expect(barKk(12_000, 240_000)).toBeCloseTo(0.05);
  });

  it('BAR von at 10 % costs: 12,000 / (240,000 × 1.1) = 4.545 %', () => {
    expect(barVon(12_000, 240_000, 0.1)).toBeCloseTo(0.0454545);
  });

  it('NAR with costs of 3,000: 9,000 / 264,000 = 3.409 %', () => {
    expect(nar(12_000, 3_000, 240_000, 0.1)).toBeCloseTo(0.0340909);
  });

  it('is null without a price', () => {
    expect([barKk(1, 0), barVon(1, 0, 0.1), nar(1, 0, 0, 0.1)]).toEqual([null, null, null]);
  });

  it('sums each kind of rent over the units that have it; zero rent counts as none', () => {
    const units = [
      { annualRent: 10, marketRent: 12 },
      { annualRent: null, marketRent: 8 },
      { annualRent: 0, marketRent: 5 },
      { annualRent: 7, marketRent: null },
      { annualRent: null, marketRent: null },
    ];
    expect(rentSum(units, 'hi')).toMatchObject({ units: 2, rent: 17 });
    expect(rentSum(units, 'thi')).toMatchObject({ units: 4, rent: 30 });
    expect(rentSum(units, 'mh')).toMatchObject({ units: 3, rent: 25 });
  });
});

describe('WALT', () => {
  it('of 10,000 for 1,461 days (4 years) and 30,000 ended: 40,000 / 40,000 = 1 year', () => {
    const leases = [
      { annualRent: 10_000, until: '2030-01-01' },
      { annualRent: 30_000, until: '2025-06-01' },
    ];
    expect(walt(leases, '2026-01-01')).toBeCloseTo(1);
  });

  it('is null without leases', () => {
    expect(walt([], '2026-01-01')).toBeNull();
  });
});
