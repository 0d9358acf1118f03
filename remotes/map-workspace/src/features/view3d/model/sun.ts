/** Where the sun stands, in degrees. */
export interface SunPosition {
  /** From north, clockwise. */
  azimuth: number;
  /** Above the horizon, without refraction. */
  altitude: number;
}

export interface Place {
  lon: number;
  lat: number;
}

const toRadians = Math.PI / 180;
const msPerDay = 86_400_000;
/** 1 January 2000, 12:00 UTC. */
const epoch = Date.UTC(2000, 0, 1, 12);

const sine = (degrees: number): number => Math.sin(degrees * toRadians);
const cosine = (degrees: number): number => Math.cos(degrees * toRadians);
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * Position of the sun within 0.02° for years near 2000: the low-precision formulas of the Astronomical Almanac (J. Meeus,
 * "Astronomical Algorithms", chapter 25).
 */
export function sunAt(time: Date, { lon, lat }: Place): SunPosition {
  const days = (time.getTime() - epoch) / msPerDay;
  const anomaly = turned(357.529 + 0.985_600_28 * days);
  const meanLongitude = turned(280.459 + 0.985_647_36 * days);
  const ecliptic = meanLongitude + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly);
  const tilt = 23.439 - 0.000_000_36 * days;
  const ascension = Math.atan2(cosine(tilt) * sine(ecliptic), cosine(ecliptic)) / toRadians;
  const declination = Math.asin(sine(tilt) * sine(ecliptic)) / toRadians;
  const sidereal = turned(280.460_618_37 + 360.985_647_366_29 * days);
  const hourAngle = sidereal + lon - ascension;
  const altitude =
    Math.asin(sine(lat) * sine(declination) + cosine(lat) * cosine(declination) * cosine(hourAngle)) /
    toRadians;
  const azimuth = Math.atan2(
    -sine(hourAngle) * cosine(declination),
    cosine(lat) * sine(declination) - sine(lat) * cosine(declination) * cosine(hourAngle),
  );
  return { azimuth: turned(azimuth / toRadians), altitude };
}

/** Altitude of the middle of the sun when its upper edge is seen on the horizon. */
const risingAltitude = -0.833;
const minute = 60_000;

/** Sunrise and sunset of the day (in UTC) to a minute; null where the sun does not rise or set. */
export function sunTimes(day: Date, place: Place): { rise: Date; set: Date } | null {
  const start = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  const minutes = Array.from({ length: 1_440 }, (_, at) => start + at * minute);
  const isUp = minutes.map(at => sunAt(new Date(at), place).altitude > risingAltitude);
  const [rise, set] = [isUp.indexOf(true), isUp.lastIndexOf(true)];
  const [first, last] = [minutes[rise], minutes[set]];
  if (first === undefined || last === undefined || rise === 0 || set === minutes.length - 1) return null;
  return { rise: new Date(first), set: new Date(last) };
}

/** Shadow of a height on level ground: metres, and the direction it points in, degrees from north; null at night. */
export function shadowOf(
  height: number,
  { azimuth, altitude }: SunPosition,
): { length: number; towards: number } | null {
  if (altitude <= 0) return null;
  return { length: height / Math.tan(altitude * toRadians), towards: turned(azimuth + 180) };
}
