/** A polygon of a vector tile: rings as flat x, y pairs in metres, and where each ring ends. */
export interface AreaPolygon {
  flat: ArrayLike<number>;
  ends: readonly number[];
}

/** Part of the map as pixels: metres of its north-west corner, and metres per pixel. */
export interface PixelGrid {
  width: number;
  height: number;
  west: number;
  north: number;
  resolution: number;
}

/** Pixels hold numbers of areas; 0 is no area. */
export interface AreaRaster extends PixelGrid {
  areas: Uint16Array;
}

export function emptyRaster(grid: PixelGrid): AreaRaster {
  return { ...grid, areas: new Uint16Array(grid.width * grid.height) };
}

/** Gives the pixels whose centre lies in a polygon the number of its area (even-odd rule). */
export function fillPolygon(raster: AreaRaster, { flat, ends }: AreaPolygon, area: number): void {
  const { west, north, resolution, height } = raster;
  const rows = new Map<number, number[]>();
  let from = 0;
  for (const end of ends) {
    let x = ((flat[end - 2] ?? 0) - west) / resolution;
    let y = (north - (flat[end - 1] ?? 0)) / resolution;
    for (let at = from; at < end; at += 2) {
      const toX = ((flat[at] ?? 0) - west) / resolution;
      const toY = (north - (flat[at + 1] ?? 0)) / resolution;
      addCrossings(rows, height, x, y, toX, toY);
      [x, y] = [toX, toY];
    }
    from = end;
  }
  for (const [row, crossings] of rows) fillRow(raster, row, crossings, area);
}

/** Where an edge crosses the middle of each row of pixels. */
function addCrossings(
  rows: Map<number, number[]>,
  height: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
): void {
  const first = Math.max(0, Math.ceil(Math.min(y, toY) - 0.5));
  const last = Math.min(height - 1, Math.ceil(Math.max(y, toY) - 0.5) - 1);
  const slope = (toX - x) / (toY - y);
  for (let row = first; row <= last; row += 1) {
    const crossing = x + (row + 0.5 - y) * slope;
    const known = rows.get(row);
    if (known) known.push(crossing);
    else rows.set(row, [crossing]);
  }
}

function fillRow({ areas, width }: AreaRaster, row: number, crossings: number[], area: number): void {
  crossings.sort((one, other) => one - other);
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const from = Math.max(0, Math.ceil((crossings[at] ?? 0) - 0.5));
    const end = Math.min(width, Math.ceil((crossings[at + 1] ?? 0) - 0.5));
    if (from < end) areas.fill(area, row * width + from, row * width + end);
  }
}

/** The number of the area at a place in metres; 0 for none or outside. */
export function areaAt({ areas, width, height, west, north, resolution }: AreaRaster, x: number, y: number) {
  const column = Math.floor((x - west) / resolution);
  const row = Math.floor((north - y) / resolution);
  const isOutside = column < 0 || column >= width || row < 0 || row >= height;
  return isOutside ? 0 : (areas[row * width + column] ?? 0);
}

/** Colour of an area without a class: it is drawn as diagonal lines. */
export const hatched = 1;
/** Distance between diagonal lines, and their thickness along a row, in pixels. */
const [spacing, thickness] = [7, 2];

/**
 * Colours of all pixels, as bytes of RGBA. `colours` has a colour of `packColour` for each number of an area; 0 is
 * transparent, `hatched` is lines of `lineColour`.
 */
export function colourRaster(
  { areas, width }: AreaRaster,
  colours: Uint32Array,
  lineColour: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(areas.length);
  let hasLines = false;
  for (let at = 0; at < areas.length; at += 1) {
    const colour = colours[areas[at] ?? 0] ?? 0;
    pixels[at] = colour;
    if (colour === hatched) hasLines = true;
  }
  if (hasLines) drawLines(pixels, width, lineColour);
  return new Uint8ClampedArray(pixels.buffer);
}

function drawLines(pixels: Uint32Array, width: number, colour: number): void {
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] !== hatched) continue;
    const column = at % width;
    pixels[at] = (column + (at - column) / width) % spacing < thickness ? colour : 0;
  }
}

/** `#RRGGBB` as a number whose bytes in memory are red, green, blue and full opacity. */
export function packColour(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
  return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] ?? 0;
}
