import { calibrate, expectedErrorAt } from './calibration';
import { buildRentMarket } from './deal-market';
import { marketRent } from './market-rent';
import { monthOf } from './month';
import { distanceBetween } from './plane';
import { fitTimeIndex, levelAt } from './time-index';

describe('months', () => {
  it('counts 2024-03-16 as month 24290 (2024 × 12 + 2) and 15/31 of it', () => {
    expect(monthOf('2024-03-16')).toBeCloseTo(24_290 + 15 / 31);
  });
});

describe('distance', () => {
  it('one degree of latitude is 2π × 6 371 008.8 / 360 = 111 195 m', () => {
    expect(distanceBetween({ lon: 5, lat: 52 }, { lon: 5, lat: 53 })).toBeCloseTo(111_195, 0);
  });
});

describe('time index', () => {
  const month = Float64Array.from({ length: 120 }, (_, i) => 100.5 + (i % 12));
  const index = fitTimeIndex(
    month,
    month.map(m => 0.01 * (m - 100.5)),
  );

  it("a month's level is at its middle, with linear interpolation in between", () => {
    expect(levelAt(index, 104.5)).toBeCloseTo(0.04, 6);
    expect(levelAt(index, 105)).toBeCloseTo(0.045, 6);
  });

  it('continues for one month after the last and then stays constant', () => {
    expect(levelAt(index, 112.5)).toBeCloseTo(0.12, 6);
    expect(levelAt(index, 130)).toBeCloseTo(0.12, 6);
  });
});

describe('calibration', () => {
  const sales = Array.from({ length: 400 }, (_, i) => ({
    row: i,
    spread: i / 4000,
    error: (i % 2 ? 1 : -1) * (i < 200 ? 0.04 : 0.15),
  }));

  it('expects the errors of sales with the same spread', () => {
    const calibration = calibrate(sales);
    expect(expectedErrorAt(calibration, 0.01).half68).toBeCloseTo(0.04);
    expect(expectedErrorAt(calibration, 0.01).within5).toBe(1);
    expect(expectedErrorAt(calibration, 0.09).half68).toBeCloseTo(0.15);
    expect(expectedErrorAt(calibration, 9).within10).toBe(0);
  });

  it('never expects a smaller error for a larger spread', () => {
    const falling = sales.map(sale => ({ ...sale, error: 0.2 - sale.spread }));
    const calibration = calibrate(falling);
    expect(calibration).toHaveLength(1);
  });
});

describe('market rent', () => {
  const letting = (i: number, oppervlakte: number, price: number) => ({
    id: `rent-${i}`,
    lon: 6 + i / 10_000,
    lat: 52,
    date: '2025-01-15',
    price,
    oppervlakte,
    bouwjaar: 1990,
    energielabel: 'B' as const,
  });
  const options = { maxDistance: 5000, maxMonths: 60 };
  const property = { lon: 6, lat: 52, oppervlakte: 80, bouwjaar: 1990, energielabel: 'B' as const };

  it('is the median of lettings of the same area: of 11, 12 and 15 thousand it is 12 thousand', () => {
    const market = buildRentMarket([letting(0, 80, 11_000), letting(1, 80, 15_000), letting(2, 80, 12_000)]);
    expect(marketRent(market, property, '2025-06-01', options)).toBe(12_000);
  });

  it('is null with two lettings or without an area', () => {
    const market = buildRentMarket([letting(0, 80, 11_000), letting(1, 80, 15_000)]);
    expect(marketRent(market, property, '2025-06-01', options)).toBeNull();
    expect(marketRent(market, { ...property, oppervlakte: null }, '2025-06-01', options)).toBeNull();
  });
});
