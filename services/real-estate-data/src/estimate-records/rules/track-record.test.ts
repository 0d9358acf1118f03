import type { EstimateRecord } from '@kavel/contracts/estimates';
import { trackRecord } from './track-record';

const record = (price: number | null): EstimateRecord => ({
  id: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11',
  objectId: '0200010000130331',
  address: '',
  madeAt: '2026-01-01T10:00:00Z',
  valueDate: '2026-01-01',
  modelVersion: 'comparables-5',
  snapshot: 'one',
  value: 400_000,
  low68: 380_000,
  high68: 420_000,
  low95: 340_000,
  high95: 460_000,
  referenceCount: 12,
  inputs: { vtwType: 'eengezinswoning', oppervlakte: 118, bouwjaar: 1988, energielabel: 'C' },
  fictional: false,
  sale: price === null ? null : { date: '2026-05-01', price, fictional: false },
});

test('measures are those of the sold ones', () => {
  const prices = [400_000, 400_000, 400_000, 400_000, 400_000, 410_000, 410_000, 450_000, 450_000, 500_000];
  const { sold, measures } = trackRecord([...prices, null, null].map(record));
  expect(sold).toBe(10);
  expect(measures).toMatchObject({ ppe10: 70, coverage68: 70, coverage95: 90 });
  expect(measures?.mdape).toBeCloseTo((100 * (1 - 400 / 410)) / 2, 6);
});

test('a few sales give no measures', () => {
  expect(trackRecord(Array.from({ length: 9 }, () => record(400_000)))).toEqual({ sold: 9, measures: null });
});
