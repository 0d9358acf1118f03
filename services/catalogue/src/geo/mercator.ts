/** Web Mercator on a grid of 2^31 × 2^31 cells: fits an INT32 and is accurate to 2 cm. */
export const gridBits = 31;
export const gridSize = 2 ** gridBits;
const earthCircumference = 40_075_016.685_578_5;

export interface GridPoint {
  x: number;
  y: number;
}

export interface LonLat {
  lon: number;
  lat: number;
}

/** Converts degrees WGS84 to grid cells, y downwards as in tiles. */
export function toGrid({ lon, lat }: LonLat): GridPoint {
  return { x: toGridX(lon), y: toGridY(lat) };
}

export function toGridX(lon: number): number {
  return clampToGrid((lon / 360 + 0.5) * gridSize);
}

export function toGridY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return clampToGrid((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * gridSize);
}

export function toLonLat({ x, y }: GridPoint): LonLat {
  return {
    lon: (x / gridSize - 0.5) * 360,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / gridSize))) * 180) / Math.PI,
  };
}

/** Size of a grid cell in metres on the ground, at a latitude. */
export function metresPerCell(lat: number): number {
  return (earthCircumference / gridSize) * Math.cos((lat * Math.PI) / 180);
}

function clampToGrid(value: number): number {
  return Math.min(gridSize - 1, Math.max(0, Math.round(value)));
}
