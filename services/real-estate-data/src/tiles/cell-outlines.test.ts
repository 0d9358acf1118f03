import { containsPoint, signedArea } from '@kavel/catalogue/geo';
import fc from 'fast-check';
import { cellOutlines } from './cell-outlines';

/** A grid from rows of text, with an empty edge around. */
function gridOf(rows: readonly string[]) {
  const side = Math.max(rows.length, ...rows.map(row => row.length)) + 2;
  const filled = new Uint8Array(side * side);
  for (const [y, row] of rows.entries())
    for (const [x, mark] of [...row].entries()) if (mark === '#') filled[(y + 1) * side + x + 1] = 1;
  return { filled, side };
}

const anyGrid = fc.integer({ min: 1, max: 12 }).chain(width =>
  fc.array(fc.string({ unit: fc.constantFrom('#', '.'), minLength: width, maxLength: width }), {
    minLength: width,
    maxLength: width,
  }),
);

test('outlines contain exactly the filled cells, each once', () => {
  fc.assert(
    fc.property(anyGrid, rows => {
      const { filled, side } = gridOf(rows);
      const outlines = cellOutlines({ filled, side });
      for (let at = 0; at < filled.length; at++) {
        const [x, y] = [(at % side) + 0.5, Math.floor(at / side) + 0.5];
        const containing = outlines.filter(outline => containsPoint([outline], x, y));
        expect([x, y, containing.length]).toEqual([x, y, filled[at]]);
      }
    }),
  );
});

test('outer rings run clockwise on the screen, holes the other way', () => {
  fc.assert(
    fc.property(anyGrid, rows => {
      for (const [outer = [], ...holes] of cellOutlines(gridOf(rows))) {
        expect(signedArea(outer)).toBeGreaterThan(0);
        for (const hole of holes) expect(signedArea(hole)).toBeLessThan(0);
      }
    }),
  );
});

test('cells that touch at a corner only are two areas, and straight sides have no corners', () => {
  const outlines = cellOutlines(gridOf(['###..', '#.#..', '###..', '...##']));
  expect(outlines.map(rings => rings.map(ring => ring.length / 2))).toEqual([[4, 4], [4]]);
});
