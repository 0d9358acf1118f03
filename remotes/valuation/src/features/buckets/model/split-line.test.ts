import fc from 'fast-check';
import { madeUpUnit, unitId } from '../../../testing/made-up';
import { splitLine } from './split-line';

const withAreas = (areas: readonly (number | null)[]) =>
  areas.map((oppervlakte, index) => madeUpUnit(unitId(index + 1), { oppervlakte }));

test('the split is where the halves are most equal', () => {
  expect(splitLine(withAreas([60, 90, 61, 61, 90, 120]), 'oppervlakte')).toEqual({
    fact: 'oppervlakte',
    from: 90,
    unitIds: [unitId(2), unitId(5), unitId(6)],
  });
});

test('units without the fact stay below, and equal units are not split', () => {
  expect(splitLine(withAreas([null, 80, 80]), 'oppervlakte')?.unitIds).toEqual([unitId(2), unitId(3)]);
  expect(splitLine(withAreas([80, 80]), 'oppervlakte')).toBeNull();
  expect(splitLine([], 'bouwjaar')).toBeNull();
});

test('both sides of a split have units, and the threshold separates them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 26 }), { minLength: 2, maxLength: 30 }), areas => {
      const units = withAreas(areas);
      const line = splitLine(units, 'oppervlakte');
      if (!line) return new Set(areas).size === 1;
      const above = areas.filter(area => area >= line.from);
      return line.unitIds.length === above.length && above.length > 0 && above.length < areas.length;
    }),
  );
});
