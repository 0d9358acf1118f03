import fc from 'fast-check';
import {
  areaAt,
  clearWindow,
  colourRaster,
  emptyRaster,
  fillPolygon,
  hatched,
  packColour,
  windowOf,
} from './area-raster';

/** Ten by ten pixels of a metre; the north-west corner is at 100, 200. */
const grid = { width: 10, height: 10, west: 100, north: 200, resolution: 1 };
const rasterOf = (...rings: number[][]) => {
  const raster = emptyRaster(grid);
  const flat = rings.flat();
  let end = 0;
  const ends = rings.map(ring => (end += ring.length));
  fillPolygon(raster, { flat, ends }, 7);
  return raster;
};
const rowsOf = ({ areas }: { areas: Uint16Array }) =>
  Array.from({ length: 10 }, (_, row) => areas.slice(row * 10, row * 10 + 10).join(''));

test('pixels whose centre lies in the polygon have its number, and a hole has none', () => {
  const outer = [101, 199, 106, 199, 106, 194, 101, 194];
  const hole = [102, 198, 102, 196, 104, 196, 104, 198];
  const raster = rasterOf(outer, hole);
  expect(rowsOf(raster).slice(0, 7)).toEqual([
    '0000000000',
    '0777770000',
    '0700770000',
    '0700770000',
    '0777770000',
    '0777770000',
    '0000000000',
  ]);
  expect([areaAt(raster, 101.5, 198.5), areaAt(raster, 103, 197), areaAt(raster, 99, 198)]).toEqual([
    7, 0, 0,
  ]);
});

test('a polygon beyond the edges of the picture fills it as far as it reaches', () => {
  expect(rowsOf(rasterOf([0, 300, 103, 300, 103, 0, 0, 0])).every(row => row === '7770000000')).toBe(true);
});

test('neighbours share no pixel and leave none between them, wherever their border runs', () => {
  for (let step = 0; step < 200; step += 1) {
    const [above, below] = [101 + ((step * 0.37) % 8), 109 - ((step * 0.61) % 8)];
    const raster = emptyRaster(grid);
    fillPolygon(raster, { flat: [100, 200, above, 200, below, 190, 100, 190], ends: [8] }, 1);
    const west = raster.areas.filter(area => area === 1).length;
    fillPolygon(raster, { flat: [above, 200, 110, 200, 110, 190, below, 190], ends: [8] }, 2);
    expect(raster.areas).not.toContain(0);
    expect(raster.areas.filter(area => area === 1)).toHaveLength(west);
  }
});

test('a tile fills only the pixels of its own extent, whatever was there', () => {
  const raster = rasterOf([100, 200, 110, 200, 110, 190, 100, 190]);
  const window = windowOf(raster, [95, 196, 104, 199]);
  expect(window).toEqual({ left: 0, top: 1, right: 4, bottom: 4 });
  clearWindow(raster, window);
  const filled = fillPolygon(
    raster,
    { flat: [101, 210, 120, 210, 120, 180, 101, 180], ends: [8] },
    3,
    window,
  );
  expect(filled).toBe(9);
  expect(rowsOf(raster).slice(0, 5)).toEqual([
    '7777777777',
    '0333777777',
    '0333777777',
    '0333777777',
    '7777777777',
  ]);
});

test('random polygons fill the pixels that are inside by the even-odd rule', () => {
  const place = fc.double({ min: 90, max: 210, noNaN: true });
  const ring = fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(ring, points => {
      const raster = rasterOf(points.flat());
      const isInside = (x: number, y: number) => {
        const crossed = points.filter(([x1, y1], at) => {
          const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0];
          return y1 > y !== y2 > y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) < x;
        });
        return crossed.length % 2 === 1;
      };
      const expected = Array.from({ length: 100 }, (_, at) =>
        isInside(100.5 + (at % 10), 199.5 - Math.floor(at / 10)) ? 7 : 0,
      );
      expect([...raster.areas]).toEqual(expected);
    }),
  );
});

test('areas have the colour of their number; those without one are lines', () => {
  const raster = rasterOf([100, 200, 110, 200, 110, 190, 100, 190]);
  const pixelsOf = (colour: number) => {
    const pixels = new Uint32Array(100);
    colourRaster(raster, Uint32Array.of(0, 0, 0, 0, 0, 0, 0, colour), packColour('#8A8A82'), pixels);
    return new Uint8Array(pixels.buffer);
  };
  expect([...pixelsOf(packColour('#123456')).slice(0, 8)]).toEqual([18, 52, 86, 255, 18, 52, 86, 255]);
  const lines = pixelsOf(hatched);
  const alphas = Array.from({ length: 100 }, (_, at) => lines[at * 4 + 3]);
  expect(alphas.slice(0, 10)).toEqual([255, 255, 0, 0, 0, 0, 0, 255, 255, 0]);
  expect(alphas.slice(10, 20)).toEqual([255, 0, 0, 0, 0, 0, 255, 255, 0, 0]);
});
