import type { LonLat } from '../geo/mercator';

/** Origin of both systems: the tower of Our Lady in Amersfoort. */
const origin = { x: 155_000, y: 463_000, lat: 52.155_174_4, lon: 5.387_206_21 };

/** Seconds of arc per power of the distance to the origin in units of 100 km: [power of x, power of y, factor]. */
const latitudeTerms: readonly (readonly [number, number, number])[] = [
  [0, 1, 3235.653_89],
  [2, 0, -32.582_97],
  [0, 2, -0.2475],
  [2, 1, -0.849_78],
  [0, 3, -0.0655],
  [2, 2, -0.017_09],
  [1, 0, -0.007_38],
  [4, 0, 0.0053],
  [2, 3, -0.000_39],
  [4, 1, 0.000_33],
  [1, 1, -0.000_12],
];
const longitudeTerms: readonly (readonly [number, number, number])[] = [
  [1, 0, 5260.529_16],
  [1, 1, 105.946_84],
  [1, 2, 2.456_56],
  [3, 0, -0.818_85],
  [1, 3, 0.055_94],
  [3, 1, -0.056_07],
  [0, 1, 0.011_99],
  [3, 2, -0.002_56],
  [1, 4, 0.001_28],
  [0, 2, 0.000_22],
  [2, 0, -0.000_22],
  [5, 0, 0.000_26],
];

/**
 * RD New (EPSG:28992, metres) to WGS84, within 0.5 m on land: F.H. Schreutelkamp and G.L. Strang van Hees,
 * "Benaderingsformules voor de transformatie tussen RD- en WGS84-kaartcoördinaten", Geodesia 2001. Ten times as
 * quick as the projection itself, which the test compares it with.
 */
export function rdToLonLat(x: number, y: number): LonLat {
  const dx = (x - origin.x) / 100_000;
  const dy = (y - origin.y) / 100_000;
  return {
    lat: origin.lat + sum(latitudeTerms, dx, dy) / 3_600,
    lon: origin.lon + sum(longitudeTerms, dx, dy) / 3_600,
  };
}

function sum(terms: readonly (readonly [number, number, number])[], dx: number, dy: number): number {
  let total = 0;
  for (const [p, q, factor] of terms) total += factor * dx ** p * dy ** q;
  return total;
}
