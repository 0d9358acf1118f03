import fc from 'fast-check';
import { isIsoDate } from '../calls/checks';
import { datePresets, dateRangeOf } from './date-presets';

describe('date range of a preset', () => {
  it.each([
    ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
    ['thisQuarter', '2026-11-23', '2026-10-01', '2026-12-31'],
    ['thisQuarter', '2026-02-10', '2026-01-01', '2026-03-31'],
    ['thisQuarter', '2026-06-30', '2026-04-01', '2026-06-30'],
    ['last12Months', '2026-11-23', '2025-11-24', '2026-11-23'],
    ['last12Months', '2024-02-29', '2023-03-01', '2024-02-29'],
    ['last12Months', '2026-12-31', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s are %s to %s', (preset, today, from, to) => {
    expect(dateRangeOf(preset, today)).toEqual({ from, to });
  });

  it('is unlimited for `all`, and the user’s range for `custom`', () => {
    const range = { from: '2026-03-01', to: null };
    expect(dateRangeOf('all', '2026-11-23', range)).toEqual({ from: null, to: null });
    expect(dateRangeOf('custom', '2026-11-23', range)).toEqual(range);
  });

  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10));
  const named = datePresets.filter(preset => preset !== 'custom' && preset !== 'all');

  it('is valid and ordered on any day', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...named), (today, preset) => {
        const { from, to } = dateRangeOf(preset, today);
        expect(isIsoDate(from) && isIsoDate(to)).toBe(true);
        expect(String(from) <= String(to)).toBe(true);
      }),
    );
  });

  it('contains today, except for last year, which ends before', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...named), (today, preset) => {
        const { from, to } = dateRangeOf(preset, today);
        const holds = String(from) <= today && today <= String(to);
        expect(holds).toBe(preset !== 'lastYear');
      }),
    );
  });

  it('of the last 12 months has 365 or 366 days', () => {
    fc.assert(
      fc.property(days, today => {
        const { from } = dateRangeOf('last12Months', today);
        const count = (Date.parse(today) - Date.parse(String(from))) / 86_400_000 + 1;
        expect([365, 366]).toContain(count);
      }),
    );
  });
});
