import { addressBucketsSchema, type VtwType } from '@kavel/contracts';
import fc from 'fast-check';
import { type BucketUnit, suggestBuckets } from './suggest';

const unit = (
  id: number,
  bouwjaar: number | null,
  oppervlakte: number | null,
  vtwType: VtwType = 'eengezinswoning',
) => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  vtwType,
  bouwjaar,
  oppervlakte,
});
const many = (from: number, count: number, bouwjaar: number, oppervlakte: number, type?: VtwType) =>
  Array.from({ length: count }, (_, i) => unit(from + i, bouwjaar, oppervlakte, type));

describe('suggested buckets', () => {
  it('separate homes of 1965 from those of 2018, and small from large when both are large enough', () => {
    const buckets = suggestBuckets([
      ...many(0, 5, 1965, 90),
      ...many(10, 5, 1965, 130),
      ...many(20, 5, 2018, 120),
    ]);
    expect(Object.keys(buckets)).toEqual([
      'eengezinswoning-jaar-1960-1974-m2-75-99',
      'eengezinswoning-jaar-1960-1974-m2-125-149',
      'eengezinswoning-jaar-2015-plus',
    ]);
    expect(buckets['eengezinswoning-jaar-1960-1974-m2-75-99']).toMatchObject({
      name: 'Eengezinswoning, 1960–1974, 75–99 m²',
      reason: { vtwType: 'eengezinswoning', builtFrom: 1960, builtTo: 1974, areaFrom: 75, areaTo: 99 },
    });
  });

  it('merge a small bucket with the smaller neighbour', () => {
    const buckets = suggestBuckets([
      ...many(0, 9, 1965, 90),
      ...many(10, 2, 1980, 90),
      ...many(20, 5, 1995, 90),
    ]);
    expect(
      Object.values(buckets).map(({ reason, unitIds }) => [
        reason?.builtFrom,
        reason?.builtTo,
        unitIds.length,
      ]),
    ).toEqual([
      [1960, 1974, 9],
      [1975, 2005, 7],
    ]);
  });

  it('never mix types, whatever their size', () => {
    const buckets = suggestBuckets([unit(1, 1990, 80, 'appartement'), unit(2, 1990, 80, 'kantoor')]);
    expect(Object.keys(buckets)).toEqual(['appartement-jaar-1975-1991', 'kantoor-jaar-1975-1991']);
  });

  it('keep units without bouwjaar or area separate', () => {
    const buckets = suggestBuckets([...many(0, 4, 1990, 80), unit(8, null, 80), unit(9, 1990, null)]);
    expect(buckets['eengezinswoning-onvolledig']?.unitIds).toHaveLength(2);
    expect(buckets['eengezinswoning-onvolledig']?.reason).toBeNull();
  });

  const unitArbitrary: fc.Arbitrary<BucketUnit> = fc.record({
    id: fc.uuid(),
    vtwType: fc.constantFrom<VtwType>('eengezinswoning', 'appartement', 'kantoor'),
    bouwjaar: fc.option(fc.integer({ min: 1700, max: 2026 })),
    oppervlakte: fc.option(fc.double({ min: 10, max: 9000, noNaN: true })),
  });
  const unitsArbitrary = fc.uniqueArray(unitArbitrary, { maxLength: 60, selector: u => u.id });

  it('contain each unit exactly once, within the bounds of their reason, with valid keys', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const buckets = suggestBuckets(units);
        expect(addressBucketsSchema.safeParse(buckets).success).toBe(true);
        const ids = Object.values(buckets).flatMap(bucket => bucket.unitIds);
        expect(ids.toSorted()).toEqual(units.map(u => u.id).toSorted());
        for (const { reason, unitIds } of Object.values(buckets)) {
          for (const { bouwjaar, oppervlakte } of units.filter(u => reason && unitIds.includes(u.id))) {
            expect(bouwjaar).toBeGreaterThanOrEqual(reason?.builtFrom ?? 0);
            expect(bouwjaar).toBeLessThanOrEqual(reason?.builtTo ?? 9999);
            expect(oppervlakte).toBeGreaterThanOrEqual(reason?.areaFrom ?? 0);
            expect(oppervlakte).toBeLessThan((reason?.areaTo ?? 99_999) + 1);
          }
        }
      }),
    );
  });

  it('do not depend on the order of units', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        expect(JSON.stringify(suggestBuckets(units.toReversed()))).toBe(
          JSON.stringify(suggestBuckets(units)),
        );
      }),
    );
  });
});
