import { isRd, rdToLonLat } from '@kavel/contracts/geo';
import type { LonLat } from '@kavel/map';

/** `outside`: coordinates that lie outside the Netherlands; `half`: one of the two. */
export type CoordinateProblem = 'outside' | 'half';

export type Coordinates = { place: LonLat; system: 'WGS84' | 'RD' } | { problem: CoordinateProblem };

const dotted = String.raw`-?\d+(?:\.\d+)?`;
const anyNumber = String.raw`-?\d+(?:[.,]\d+)?`;
/** `52.2, 5.97`, `52.2 5.97`, `52.2;5.97`. */
const dottedPair = new RegExp(`^(${dotted})\\s*[,; ]\\s*(${dotted})$`);
/** `52,2 5,97`, `52,2; 5,97`, and `52,2, 5,97`. */
const commaPair = /^(-?\d+,\d+)(?:\s*;\s*|\s*,\s+|\s+)(-?\d+,\d+)$/;
/** `194.000, 470.000`: metres with points between the thousands. */
const thousandsPair = /^(\d{1,3}\.\d{3})\s*[,; ]\s*(\d{3}\.\d{3})$/;
/** `RD`, `WGS84`, `geo:` or `POINT(` before the numbers, and names of the axes. */
const around =
  /^(?:rd(?:\s*new)?|wgs\s*84|epsg:\s*\d+|geo|point)\b\s*[:=(]?\s*|\)$|\b(?:lat|lon|lng|x|y)\s*[=:]\s*/gi;
/** The place that the address of a web map names: `…/@52.2,5.97,17z`, `…#17/52.2/5.97`. */
const webMap = new RegExp(
  `^https?://.*(?:@(${dotted}),(${dotted})|#(?:map=)?[\\d.]+/(${dotted})/(${dotted}))`,
);

const hemisphere = 'NB|OL|ZB|WL|[NSZEOW]';
/** `52°12'40.5"N`, `N 52° 12.67'`, `52.2°`, `5.97 E`. */
const angle = String.raw`(${hemisphere})?\s*(${anyNumber})\s*(?:°\s*(?:(${anyNumber})\s*['′’]?\s*(?:(${anyNumber})\s*(?:["″”]|''))?)?)?\s*(${hemisphere})?`;
const oneAngle = new RegExp(`^${angle}$`, 'i');
const twoAngles = new RegExp(`^${angle}(?:\\s*[,;]\\s*|\\s+|(?<=[a-z°'"′″])\\s*)${angle}$`, 'i');
const marked = new RegExp(`°|\\d\\s*(?:${hemisphere})\\b|\\b(?:${hemisphere})\\s*\\d`, 'i');

/** Coordinates as people paste them, in degrees or in RD; null for text that is none. */
export function readCoordinates(text: string): Coordinates | null {
  const linked = text.match(webMap);
  if (linked) return placeOf(Number(linked[1] ?? linked[3]), Number(linked[2] ?? linked[4]));
  const bare = text.replace(around, '').trim();
  const thousands = bare.match(thousandsPair);
  if (thousands) {
    const [x, y] = thousands.slice(1).map(part => Number(part.replace('.', '')));
    if (isRd(x ?? 0, y ?? 0) || isRd(y ?? 0, x ?? 0)) return placeOf(x ?? 0, y ?? 0);
  }
  const pair = bare.match(dottedPair) ?? bare.match(commaPair);
  if (pair) {
    const [first, second] = pair.slice(1).map(part => Number(part.replace(',', '.')));
    return placeOf(first ?? 0, second ?? 0);
  }
  return marked.test(bare) ? readAngles(bare) : null;
}

/** The Netherlands lies between 3 and 8 degrees east and 50 and 54 north: the order of the two does not matter. */
function placeOf(first: number, second: number): Coordinates {
  for (const [a, b] of [
    [first, second],
    [second, first],
  ] as const) {
    if (isRd(a, b)) return { place: rdToLonLat(a, b), system: 'RD' };
    if (a >= 3 && a <= 8 && b >= 50 && b <= 54) return { place: { lon: a, lat: b }, system: 'WGS84' };
  }
  return { problem: 'outside' };
}

interface Angle {
  degrees: number;
  axis: 'lat' | 'lon' | null;
}

function readAngles(text: string): Coordinates | null {
  const both = text.match(twoAngles);
  if (!both) return oneAngle.test(text) ? { problem: 'half' } : null;
  const first = angleOf(both.slice(1, 6));
  const second = angleOf(both.slice(6, 11));
  if (first.axis !== null && first.axis === second.axis) return { problem: 'half' };
  const found = placeOf(first.degrees, second.degrees);
  // A letter that contradicts the place does not name it: `5.97 N, 52.2 E` is in Africa.
  const isNorth = first.axis === 'lat' || second.axis === 'lon';
  const isEast = first.axis === 'lon' || second.axis === 'lat';
  const contradicts =
    (isNorth && first.degrees < second.degrees) || (isEast && first.degrees > second.degrees);
  return contradicts ? { problem: 'outside' } : found;
}

function angleOf([before, degrees, minutes, seconds, after]: readonly (string | undefined)[]): Angle {
  const [whole = 0, sixtieth = 0, second = 0] = [degrees, minutes, seconds].map(part =>
    Number((part ?? '0').replace(',', '.')),
  );
  const letter = (before ?? after ?? '').toUpperCase();
  const sign = /^[SZW]/.test(letter) ? -1 : 1;
  const axis = letter === '' ? null : /^[NSZ]/.test(letter) ? 'lat' : 'lon';
  return { degrees: sign * (whole + sixtieth / 60 + second / 3_600), axis };
}
