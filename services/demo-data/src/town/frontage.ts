import type { Random } from '../random';
import { areaOf, distance, offset, type Point, rectangle } from './plane';
import type { Street } from './street';
import type { Town, UnitPlan } from './town';

/** One side of a street between two crossings; buildings stand on the left of the line. */
export interface Frontage {
  from: Point;
  to: Point;
  street: Street;
  side: 'odd' | 'even';
  buurt: string;
}

export interface RowStyle {
  /** Metres. */
  houseWidth: readonly [low: number, high: number];
  houseDepth: readonly [low: number, high: number];
  frontGarden: number;
  /** Houses built against each other before a gap. */
  together: readonly [low: number, high: number];
  gap: number;
  /** Storeys that count, the loft as a part. */
  storeys: number;
  bouwjaar: readonly [low: number, high: number];
  /** Share of houses with a room built on at the back. */
  extended?: number;
  /** What is in a house of so much ground; a dwelling when absent. */
  plans?: (ground: number) => UnitPlan[];
}

/** Share of the ground area that counts as usable on each storey. */
export const usableShare = 0.84;
const extensionDepth = 2.6;

/** Rows of houses along a frontage, as builders laid them: same year, same depth, a gap for the alley. */
export function buildRows(town: Town, random: Random, frontage: Frontage, style: RowStyle): void {
  const length = distance(frontage.from, frontage.to);
  let along = random.between(0, 3);
  while (along + style.houseWidth[0] < length) {
    const houses = random.whole(...style.together);
    const width = random.between(...style.houseWidth);
    const depth = random.between(...style.houseDepth);
    const bouwjaar = random.whole(...style.bouwjaar);
    for (let house = 0; house < houses && along + width <= length; house++) {
      buildHouse(town, random, frontage, style, { along, width, depth, bouwjaar });
      along += width;
    }
    along += style.gap;
  }
}

function buildHouse(
  town: Town,
  random: Random,
  frontage: Frontage,
  style: RowStyle,
  house: { along: number; width: number; depth: number; bouwjaar: number },
): void {
  const { from, to, street, side, buurt } = frontage;
  const { along, width, depth, bouwjaar } = house;
  const extended = random.chance(style.extended ?? 0);
  const left = style.frontGarden;
  const plot = rectangle(from, to, along, left, width, depth + (extended ? extensionDepth : 0));
  const outline = extended ? withExtension(from, to, along, left, width, depth) : plot;
  const ground = areaOf(outline);
  const plans = style.plans?.(ground) ?? [dwelling(ground * style.storeys * usableShare)];
  town.build({ plot, outline, bouwjaar, buurt, street, side, plans });
}

/** A house with a narrower room behind it, seen from above. */
function withExtension(
  from: Point,
  to: Point,
  along: number,
  left: number,
  width: number,
  depth: number,
): Point[] {
  const back = left + depth;
  const middle = along + width * 0.55;
  return [
    offset(from, to, along, left),
    offset(from, to, along + width, left),
    offset(from, to, along + width, back),
    offset(from, to, middle, back),
    offset(from, to, middle, back + extensionDepth),
    offset(from, to, along, back + extensionDepth),
  ];
}

export function dwelling(area: number): UnitPlan {
  return { functions: ['woonfunctie'], area };
}
