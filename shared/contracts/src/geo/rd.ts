/** Degrees, WGS84. */
export interface Position {
  lon: number;
  lat: number;
}

/** Origin of both systems: the tower of Our Lady in Amersfoort. */
const origin = { x: 155_000, y: 463_000, lat: 52.155_174_4, lon: 5.387_206_21 };

/**
 * RD New (EPSG:28992, metres) to WGS84, within 0.5 m on land: F.H. Schreutelkamp and G.L. Strang van Hees,
 * "Benaderingsformules voor de transformatie tussen RD- en WGS84-kaartcoördinaten", Geodesia 2001. Seconds of arc as
 * polynomials of the distance to the origin in units of 100 km; far quicker than the projection itself, which the
 * test compares it with.
 */
export function rdToLonLat(rdX: number, rdY: number): Position {
  return { lat: latOfRd(rdX, rdY), lon: lonOfRd(rdX, rdY) };
}

/** Half of it, where making an object for each point would take longer. */
export function latOfRd(rdX: number, rdY: number): number {
  const x = (rdX - origin.x) / 100_000;
  const y = (rdY - origin.y) / 100_000;
  const x2 = x * x;
  const y2 = y * y;
  const north =
    3235.653_89 * y -
    32.582_97 * x2 -
    0.2475 * y2 -
    0.849_78 * x2 * y -
    0.0655 * y2 * y -
    0.017_09 * x2 * y2 -
    0.007_38 * x +
    0.0053 * x2 * x2 -
    0.000_39 * x2 * y2 * y +
    0.000_33 * x2 * x2 * y -
    0.000_12 * x * y;
  return origin.lat + north / 3_600;
}

/** The other half. */
export function lonOfRd(rdX: number, rdY: number): number {
  const x = (rdX - origin.x) / 100_000;
  const y = (rdY - origin.y) / 100_000;
  const x2 = x * x;
  const y2 = y * y;
  const east =
    5260.529_16 * x +
    105.946_84 * x * y +
    2.456_56 * x * y2 -
    0.818_85 * x2 * x +
    0.055_94 * x * y2 * y -
    0.056_07 * x2 * x * y +
    0.011_99 * y -
    0.002_56 * x2 * x * y2 +
    0.001_28 * x * y2 * y2 +
    0.000_22 * y2 -
    0.000_22 * x2 +
    0.000_26 * x2 * x2 * x;
  return origin.lon + east / 3_600;
}

/** Whether two numbers are RD New: x from 0 to 300 and y from 300 to 625 km, which no degrees are. */
export function isRd(x: number, y: number): boolean {
  return x >= 0 && x <= 300_000 && y >= 300_000 && y <= 625_000;
}
