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

/** Columns from `left` up to `right`, rows from `top` up to `bottom`; the ends are not part of it. */
export interface PixelWindow {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function emptyRaster(grid: PixelGrid): AreaRaster {
  return { ...grid, areas: new Uint16Array(grid.width * grid.height) };
}

/** The first pixel whose centre is at or after a place. */
const pixelFrom = (place: number) => Math.ceil(place - 0.5);

/** The pixels whose centre lies in an extent: west, south, east, north in metres. */
export function windowOf(grid: PixelGrid, [west = 0, south = 0, east = 0, north = 0]: readonly number[]) {
  const column = (x: number) =>
    Math.min(grid.width, Math.max(0, pixelFrom((x - grid.west) / grid.resolution)));
  const row = (y: number) =>
    Math.min(grid.height, Math.max(0, pixelFrom((grid.north - y) / grid.resolution)));
  return { left: column(west), top: row(north), right: column(east), bottom: row(south) };
}

/** Takes the areas out of a window. */
export function clearWindow({ areas, width }: AreaRaster, { left, top, right, bottom }: PixelWindow): void {
  if (left >= right) return;
  for (let row = top; row < bottom; row += 1) areas.fill(0, row * width + left, row * width + right);
}

/** A mark at each pixel where a row enters or leaves the polygon that is being filled; all zero between polygons. */
let edges = new Uint8Array(0);

/**
 * Gives the pixels of a window whose centre lies in a polygon the number of its area (even-odd rule), and returns how
 * many they are. Each edge flips the mark of the first pixel after it in every row that it crosses; from left to right
 * a row is inside after an odd number of marks (edge-flag algorithm, Ackland and Weste 1981).
 */
export function fillPolygon(
  raster: AreaRaster,
  polygon: AreaPolygon,
  area: number,
  window: PixelWindow = { left: 0, top: 0, right: raster.width, bottom: raster.height },
): number {
  const part = overlap(windowOf(raster, extentOf(polygon)), window);
  const [columns, rows] = [part.right - part.left, part.bottom - part.top];
  if (columns <= 0 || rows <= 0) return 0;
  if (edges.length < columns * rows) edges = new Uint8Array(columns * rows);
  markEdges(raster, polygon, part);
  return fillMarked(raster, part, area);
}

function extentOf({ flat }: AreaPolygon): number[] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < flat.length; at += 2) {
    const x = flat[at] ?? 0;
    const y = flat[at + 1] ?? 0;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}

function overlap(one: PixelWindow, other: PixelWindow): PixelWindow {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function markEdges(
  { west, north, resolution }: AreaRaster,
  { flat, ends }: AreaPolygon,
  { left, top, right, bottom }: PixelWindow,
): void {
  const columns = right - left;
  let from = 0;
  for (const end of ends) {
    let x = ((flat[end - 2] ?? 0) - west) / resolution;
    let y = (north - (flat[end - 1] ?? 0)) / resolution;
    for (let at = from; at < end; at += 2) {
      const toX = ((flat[at] ?? 0) - west) / resolution;
      const toY = (north - (flat[at + 1] ?? 0)) / resolution;
      const first = Math.max(top, pixelFrom(Math.min(y, toY)));
      const last = Math.min(bottom, pixelFrom(Math.max(y, toY)));
      const slope = (toX - x) / (toY - y);
      for (let row = first; row < last; row += 1) {
        const column = Math.max(left, pixelFrom(x + (row + 0.5 - y) * slope));
        if (column >= right) continue;
        const mark = (row - top) * columns + column - left;
        edges[mark] = (edges[mark] ?? 0) ^ 1;
      }
      x = toX;
      y = toY;
    }
    from = end;
  }
}

/** Fills between the marks, and takes them away. */
function fillMarked(
  { areas, width }: AreaRaster,
  { left, top, right, bottom }: PixelWindow,
  area: number,
): number {
  const columns = right - left;
  let filled = 0;
  let mark = 0;
  for (let row = top; row < bottom; row += 1) {
    let isInside = 0;
    const start = row * width + left;
    for (let at = start; at < start + columns; at += 1) {
      isInside ^= edges[mark] ?? 0;
      edges[mark] = 0;
      mark += 1;
      if (isInside === 0) continue;
      areas[at] = area;
      filled += 1;
    }
  }
  return filled;
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
 * Writes the colours of all pixels, as bytes of RGBA. `colours` has a colour of `packColour` for each number of an
 * area; 0 is transparent, `hatched` is lines of `lineColour`.
 */
export function colourRaster(
  raster: AreaRaster,
  colours: Uint32Array,
  lineColour: number,
  pixels: Uint32Array,
): void {
  if (colours.includes(hatched)) {
    colourWithLines(raster, colours, lineColour, pixels);
    return;
  }
  const { areas } = raster;
  for (let at = 0; at < areas.length; at += 1) pixels[at] = colours[areas[at] ?? 0] ?? 0;
}

/** In each row the lines begin a pixel further: one row of them serves all, without a division for each pixel. */
function colourWithLines(
  { areas, width }: AreaRaster,
  colours: Uint32Array,
  lineColour: number,
  pixels: Uint32Array,
): void {
  const lines = Uint32Array.from({ length: width + spacing }, (_, at) =>
    at % spacing < thickness ? lineColour : 0,
  );
  let at = 0;
  for (let row = 0; at < areas.length; row += 1) {
    const first = at - (row % spacing);
    for (const end = at + width; at < end; at += 1) {
      const colour = colours[areas[at] ?? 0] ?? 0;
      pixels[at] = colour === hatched ? (lines[at - first] ?? 0) : colour;
    }
  }
}

/** `#RRGGBB` as a number whose bytes in memory are red, green, blue and full opacity. */
export function packColour(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
  return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] ?? 0;
}
