type Ring = readonly (readonly number[])[];

/** A pand as the tiles of the map have it. */
export interface PandShape {
  id: string;
  rings: readonly Ring[];
}

/** Degrees: some 70 m. */
const cell = 0.001;
const cellOf = (lon: number, lat: number): string => `${Math.floor(lon / cell)},${Math.floor(lat / cell)}`;

/** Finds the pand at a place. */
export function pandFinder(shapes: Iterable<PandShape>): (lon: number, lat: number) => string | null {
  const cells = new Map<string, PandShape[]>();
  for (const shape of shapes) {
    for (const key of cellsOf(shape)) {
      const there = cells.get(key);
      if (there) there.push(shape);
      else cells.set(key, [shape]);
    }
  }
  return (lon, lat) =>
    cells.get(cellOf(lon, lat))?.find(({ rings }) => isInside(rings, lon, lat))?.id ?? null;
}

function cellsOf({ rings }: PandShape): Set<string> {
  const corners = rings.flat();
  const lons = corners.map(([lon = 0]) => lon);
  const lats = corners.map(([, lat = 0]) => lat);
  const keys = new Set<string>();
  const [east, north] = [Math.max(...lons) + cell, Math.max(...lats) + cell];
  for (let lon = Math.min(...lons); lon < east; lon += cell)
    for (let lat = Math.min(...lats); lat < north; lat += cell) keys.add(cellOf(lon, lat));
  return keys;
}

/** By the number of edges to the east of a place; holes are rings too. */
function isInside(rings: readonly Ring[], lon: number, lat: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [at, [x = 0, y = 0]] of ring.entries()) {
      const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
      if (y > lat !== nextY > lat && lon < x + ((lat - y) / (nextY - y)) * (nextX - x)) inside = !inside;
    }
  }
  return inside;
}
