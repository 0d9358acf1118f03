import { lineAt, lineCount } from './flows';
import { letOn, sellOff } from './scenarios';
import type { CashFlowUnit, UnitParameters } from './unit';

const flat: CashFlowUnit = {
  unitId: 'a',
  bucket: 'b',
  vtwType: 'appartement',
  oppervlakte: 100,
  bouwjaar: 1980,
  contractRent: 10_000,
  marketRent: 12_000,
  leaseEnd: null,
  vacantValue: 200_000,
};
const still: UnitParameters = {
  discountRate: 0.1,
  sellOffDiscountRate: 0.1,
  exitYield: 0.1,
  rentGrowth: 0,
  valueGrowth: 0,
  costInflation: 0,
  turnoverRate: 0,
  vacancyRate: 0,
  saleCost: 0,
  transferCosts: 0,
  costs: { maintenance: 0, turnover: 0, insurance: 0, propertyTax: 0, management: 0 },
};
const valueDate = '2026-01-01';
const line = (lines: Float64Array, year: number, name: keyof typeof lineAt) =>
  lines[(year - 1) * lineCount + lineAt[name]];

describe('letting on', () => {
  it('10,000 a year at 10 %: annuity 7.606080 × 1.1^½ × 10,000 = 79,773; end 100,000 / 1.1^15 = 23,939; sum 103,712', () => {
    const flows = letOn(flat, still, valueDate);
    expect(flows.grossValue - flows.endValuePresent).toBeCloseTo(79_773.2, 0);
    expect(flows.endValue).toBeCloseTo(100_000);
    expect(flows.endValuePresent).toBeCloseTo(23_939.2, 0);
    expect(flows.netValue).toBeCloseTo(103_712.4, 0);
  });

  it('subtracts transfer costs of 8 %: 103,712.4 / 1.08 = 96,030.0', () => {
    const flows = letOn(flat, { ...still, transferCosts: 0.08 }, valueDate);
    expect(flows.netValue).toBeCloseTo(96_030, 0);
    expect(flows.transferCosts).toBeCloseTo(103_712.4 - 96_030, 0);
  });

  it('year 2 with turnover 10 %, rents +2 %, costs +3 %, computed by hand', () => {
    const { lines, net } = letOn(
      flat,
      {
        ...still,
        turnoverRate: 0.1,
        vacancyRate: 0.01,
        rentGrowth: 0.02,
        costInflation: 0.03,
        costs: { maintenance: 10, turnover: 15, insurance: 1, propertyTax: 2, management: 0.05 },
      },
      valueDate,
    );
    // sitting tenants 0.9² = 0.81, relet 0.19
    expect(line(lines, 2, 'rent')).toBeCloseTo((0.81 * 10_000 + 0.19 * 12_000) * 1.02); // 10,587.60
    expect(line(lines, 2, 'rent')).toBeCloseTo(10_587.6);
    expect(line(lines, 2, 'vacancy')).toBeCloseTo(-105.876);
    expect(line(lines, 2, 'turnoverCost')).toBeCloseTo(-154.5); // 0.1 × 15 × 100 × 1.03
    expect(line(lines, 2, 'maintenance')).toBeCloseTo(-1_030);
    expect(line(lines, 2, 'management')).toBeCloseTo(-529.38);
    expect(line(lines, 2, 'insurance')).toBeCloseTo(-103);
    expect(line(lines, 2, 'propertyTax')).toBeCloseTo(-206);
    expect(net[1]).toBeCloseTo(10_587.6 - 105.876 - 154.5 - 1_030 - 529.38 - 103 - 206);
  });

  it('relets a regulated flat at the WWS rent at most: full turnover, 12,000 becomes 9,000', () => {
    const { lines } = letOn({ ...flat, regulatedRent: 9_000 }, { ...still, turnoverRate: 1 }, valueDate);
    expect(line(lines, 1, 'rent')).toBe(9_000);
  });

  it('an office pays the contract rent until its lease ends in mid year 2: 10,000; 11,000; 12,000', () => {
    const office = { ...flat, vtwType: 'kantoor' as const, leaseEnd: '2027-07-02' };
    const { lines } = letOn(office, still, valueDate);
    expect(line(lines, 1, 'rent')).toBe(10_000);
    expect(Math.abs((line(lines, 2, 'rent') ?? 0) - 11_000)).toBeLessThan(10);
    expect(line(lines, 3, 'rent')).toBe(12_000);
  });
});

describe('selling off', () => {
  it('half turnover: sold 0.5, then 0.25; rent 5,000, then 2,500; proceeds 100,000 less 2 %', () => {
    const flows = sellOff(flat, { ...still, turnoverRate: 0.5, saleCost: 0.02 });
    if (!flows) throw new Error('a dwelling with a value can be sold off');
    expect(line(flows.lines, 1, 'saleProceeds')).toBe(100_000);
    expect(line(flows.lines, 1, 'saleCost')).toBe(-2_000);
    expect(line(flows.lines, 1, 'rent')).toBe(5_000);
    expect(line(flows.lines, 2, 'saleProceeds')).toBe(50_000);
    expect(line(flows.lines, 2, 'rent')).toBe(2_500);
    expect(flows.endValue).toBeCloseTo((10_000 * 0.5 ** 16) / 0.1);
  });

  it('values grow: the second year sells at 200,000 × 1.03', () => {
    const flows = sellOff(flat, { ...still, turnoverRate: 0.5, valueGrowth: 0.03 });
    expect(flows && line(flows.lines, 2, 'saleProceeds')).toBeCloseTo(0.25 * 206_000);
  });

  it('requires a dwelling with a value', () => {
    expect(sellOff({ ...flat, vtwType: 'kantoor' }, still)).toBeNull();
    expect(sellOff({ ...flat, vacantValue: null }, still)).toBeNull();
  });
});
