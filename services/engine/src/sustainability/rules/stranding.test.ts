import type { Pathway } from '../subject';
import { crossingYear, strandingOf, valueAt } from './stranding';

const values = [
  { year: 2025, value: 60 },
  { year: 2030, value: 40 },
  { year: 2050, value: 0 },
];
const id = '3b0c8a71-52f4-4e19-8d6b-9f1e7c2a5d40';
const path = (changes: Partial<Pathway> = {}): Pathway => ({
  id,
  vtwType: 'kantoor',
  measure: 'carbon',
  values,
  ...changes,
});

/** 60 → 40 in five years is 4 a year: 2028 is 48; 40 → 0 in twenty years is 2 a year: 2040 is 20. */
test('the pathway is linear between its years', () => {
  expect([2020, 2025, 2028, 2030, 2040, 2060].map(year => valueAt(values, year))).toEqual([
    60, 60, 48, 40, 20, 0,
  ]);
});

/** 45: 2028 allows 48, 2029 allows 44. 20: 2040 allows 20, 2041 allows 18. */
test('the first year above the pathway by hand', () => {
  expect(crossingYear(45, values, 2026)).toBe(2029);
  expect(crossingYear(20, values, 2026)).toBe(2041);
  expect(crossingYear(70, values, 2026)).toBe(2026);
  expect(crossingYear(0, values, 2026)).toBeNull();
});

test('says whether it is stranded, when it will be, or that nothing was loaded', () => {
  const of = (carbon: number | null, pathways: Pathway[]) =>
    strandingOf('kantoor', { carbon, energy: null }, pathways, 2026);
  expect(of(45, [])).toMatchObject({ status: 'not-loaded', year: null });
  expect(of(45, [path({ vtwType: 'winkel' })])).toMatchObject({ status: 'not-loaded' });
  expect(of(null, [path()])).toMatchObject({ status: 'no-intensity', year: null });
  expect(of(70, [path()])).toMatchObject({ status: 'stranded', year: 2026 });
  expect(of(45, [path()])).toEqual({
    status: 'later',
    year: 2029,
    measure: 'carbon',
    intensity: 45,
    pathwayId: id,
  });
  expect(of(0, [path()])).toMatchObject({ status: 'beyond', year: null });
});

test('of carbon and energy the earlier year counts', () => {
  const energy = path({ measure: 'energy', values: [{ year: 2025, value: 100 }] });
  const found = strandingOf('kantoor', { carbon: 45, energy: 120 }, [path(), energy], 2026);
  expect(found).toMatchObject({ year: 2026, measure: 'energy', intensity: 120 });
});
