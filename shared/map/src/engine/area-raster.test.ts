import { areaAt, colourRaster, emptyRaster, fillPolygon, hatched, packColour } from './area-raster';

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

test('areas have the colour of their number; those without one are lines', () => {
  const raster = rasterOf([100, 200, 110, 200, 110, 190, 100, 190]);
  const pixelsOf = (colour: number) =>
    colourRaster(raster, Uint32Array.of(0, 0, 0, 0, 0, 0, 0, colour), packColour('#8A8A82'));
  expect([...pixelsOf(packColour('#123456')).slice(0, 8)]).toEqual([18, 52, 86, 255, 18, 52, 86, 255]);
  const lines = pixelsOf(hatched);
  const alphas = Array.from({ length: 100 }, (_, at) => lines[at * 4 + 3]);
  expect(alphas.slice(0, 10)).toEqual([255, 255, 0, 0, 0, 0, 0, 255, 255, 0]);
  expect(alphas.slice(10, 20)).toEqual([255, 0, 0, 0, 0, 0, 255, 255, 0, 0]);
});
