import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeaseTerms } from '@kavel/contracts/leases';
import fc from 'fast-check';
import { yearsBetween } from '../yields/walt';
import { expiryByYear } from './expiry';
import { indexed } from './indexation';
import { leaseWalt } from './lease-walt';
import { isRunning, nextBreak } from './running';
import { leaseFactsOf, nextLeaseChange } from './unit-facts';
import { vacancyByMonth } from './vacancy';

const day = '2026-01-01';
const lines = readFileSync(join(__dirname, 'leases-by-hand.csv'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => line.split(','));
const [heading = [], ...rows] = lines;
const byHand = rows.map(cells => Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? ''])));
const text = (cell = '') => (cell === '' ? null : cell);
const number = (cell = '') => (cell === '' ? null : Number(cell));
const leaseOf = (row: Record<string, string>): LeaseTerms => ({
  annualRent: Number(row.rent),
  kind: row.kind as LeaseTerms['kind'],
  area: null,
  start: text(row.start),
  end: text(row.end),
  breakDate: text(row.break),
  indexation: row.clause
    ? {
        clause: row.clause as 'none' | 'fixed' | 'cpi',
        rate: number(row.rate),
        cap: number(row.cap),
        floor: number(row.floor),
        month: number(row.month),
      }
    : null,
  rentFreeMonths: 0,
  discount: 0,
  discountEnd: null,
});
const leases = byHand.map(leaseOf);
const flat: LeaseTerms = { ...leaseOf({ rent: '10000', kind: 'other' }), indexation: null };

describe('figures worked out by hand in leases-by-hand.csv', () => {
  it('has the remaining years of each lease and the WALT of all', () => {
    byHand.forEach((row, at) => {
      const lease = leases[at] ?? flat;
      if (lease.end === null) return;
      expect(yearsBetween(day, lease.end)).toBeCloseTo(Number(row['years to expiry']), 5);
      expect(yearsBetween(day, nextBreak(lease, day) ?? '')).toBeCloseTo(Number(row['years to break']), 5);
    });
    const { walt, waltToBreak, leases: averaged } = leaseWalt(leases, day);
    expect(walt).toBeCloseTo(3.90138, 5);
    expect(waltToBreak).toBeCloseTo(2.96744, 5);
    expect(averaged).toBe(9);
  });

  it.each(byHand)('lease $lease is $outcome on 2026-07-01', row => {
    const lease = { ...leaseOf(row), indexedOn: null };
    const { outcome, newRent } = indexed(lease, { date: '2026-07-01', cpi: 0.033 });
    expect([outcome, newRent]).toEqual([row.outcome, Number(row['new rent'])]);
  });

  it('gives the expiry calendar: C ends in 2026, A breaks in 2028, D runs on', () => {
    const years = expiryByYear(leases, day);
    expect(years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, null]);
    expect(years[0]).toEqual({ year: 2026, toBreak: 80_000, toExpiry: 80_000, leases: 2 });
    expect(years[2]).toEqual({ year: 2028, toBreak: 200_000, toExpiry: 80_000, leases: 1 });
    expect(years[5]).toEqual({ year: 2031, toBreak: 60_000, toExpiry: 180_000, leases: 2 });
    expect(years.at(-1)).toEqual({ year: null, toBreak: 14_400, toExpiry: 14_400, leases: 1 });
  });
});

it('indexes once a year, and not by a price index that is not given', () => {
  const lease = { ...leaseOf(byHand[0] ?? {}), indexedOn: '2026-07-01' };
  expect(indexed(lease, { date: '2026-07-15', cpi: 0.03 }).outcome).toBe('already');
  expect(indexed(lease, { date: '2027-07-01', cpi: 0.03 }).outcome).toBe('cpi');
  expect(indexed({ ...lease, indexedOn: null }, { date: '2026-07-01', cpi: null }).outcome).toBe('no-cpi');
});

it('rent, end and break of a unit follow from what runs; of one lease they are its own', () => {
  const [first = flat, second = flat] = leases;
  expect(leaseFactsOf([first], day)).toEqual({
    annualRent: 120_000,
    leaseEnd: '2031-06-30',
    leaseBreak: '2028-06-30',
  });
  // (120,000 × 5.49213 + 80,000 × 2.49418) / 200,000 = 4.29295 years = 1,568 days.
  expect(leaseFactsOf([first, second], day).leaseEnd).toBe('2030-04-18');
  expect(leaseFactsOf([{ ...first, kind: 'vacant', annualRent: 0 }], day)).toEqual({
    annualRent: 0,
    leaseEnd: null,
    leaseBreak: null,
  });
});

it('a unit is vacant between two leases, and unknown before the first', () => {
  const units = [
    {
      area: 100,
      leases: [
        { ...flat, start: '2026-02-01', end: '2026-03-31' },
        { ...flat, start: '2026-05-15', end: null },
      ],
    },
    { area: 50, leases: [] },
  ];
  const months = vacancyByMonth(units, { from: '2026-01-01', months: 6 });
  expect(months.map(({ units: counted }) => counted)).toEqual([0, 1, 1, 1, 1, 1]);
  expect(months.map(({ vacantUnits }) => vacantUnits)).toEqual([0, 0, 0, 1, 1, 0]);
  expect(months[3]).toMatchObject({ month: '2026-04-01', area: 100, vacantArea: 100 });
});

const dateArbitrary = fc
  .integer({ min: 0, max: 7_300 })
  .map(days => new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const leaseArbitrary = fc
  .record({
    annualRent: fc.integer({ min: 0, max: 500_000 }),
    start: fc.option(dateArbitrary),
    end: fc.option(dateArbitrary),
  })
  .map(lease => ({ ...flat, ...lease }));

it('on any leases the calendar adds up to the rent of those that run, which is that of the unit', () => {
  fc.assert(
    fc.property(fc.array(leaseArbitrary, { maxLength: 8 }), dateArbitrary, (some, onDate) => {
      const rent = some
        .filter(lease => isRunning(lease, onDate))
        .reduce((sum, one) => sum + one.annualRent, 0);
      const years = expiryByYear(some, onDate);
      expect(years.reduce((sum, { toExpiry }) => sum + toExpiry, 0)).toBeCloseTo(rent, 2);
      expect(years.reduce((sum, { toBreak }) => sum + toBreak, 0)).toBeCloseTo(rent, 2);
      expect(leaseFactsOf(some, onDate).annualRent).toBeCloseTo(rent, 2);
    }),
  );
});

test('facts of a unit change only on the days that its leases name', () => {
  const date = fc
    .date({ min: new Date('2025-06-01'), max: new Date('2027-06-01'), noInvalidDate: true })
    .map(at => at.toISOString().slice(0, 10));
  const lease = fc
    .record({ start: fc.option(date), end: fc.option(date), breakDate: fc.option(date) })
    .map(dates => ({ ...flat, ...dates }));
  fc.assert(
    fc.property(fc.array(lease, { maxLength: 3 }), date, (some, from) => {
      const next = nextLeaseChange(some, from);
      const dayBefore = next === null ? '2099-12-31' : new Date(Date.parse(next) - 86_400_000).toISOString();
      const { leaseEnd: _, leaseBreak: __, ...facts } = leaseFactsOf(some, from);
      expect(leaseFactsOf(some, dayBefore.slice(0, 10))).toMatchObject(facts);
      expect(next === null || next > from).toBe(true);
    }),
  );
});
