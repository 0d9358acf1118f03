import type { Gebruiksdoel } from '@kavel/contracts';
import type { Random } from '../random';
import { dwelling, type Frontage, usableShare } from './frontage';
import { distance, rectangle } from './plane';
import type { Town, UnitPlan } from './town';

/** A school with its yard, and a practice next to it. */
export function buildSchool(town: Town, random: Random, side: Frontage, bouwjaar: number): void {
  const length = distance(side.from, side.to);
  const width = Math.min(46, length * 0.55);
  town.ground('square', rectangle(side.from, side.to, 0, 0, width, 9));
  single(town, side, {
    along: 1,
    left: 9,
    width: width - 2,
    depth: 13,
    bouwjaar,
    storeys: 2,
    functie: 'onderwijsfunctie',
  });
  const next = random.pick<Gebruiksdoel>(['gezondheidszorgfunctie', 'bijeenkomstfunctie', 'sportfunctie']);
  single(town, side, {
    along: width + 5,
    left: 5,
    width: Math.min(22, length - width - 7),
    depth: 14,
    bouwjaar,
    storeys: 1,
    functie: next,
  });
}

/** A row of shops on a square with flats above. */
export function buildShops(town: Town, random: Random, side: Frontage, bouwjaar: number): void {
  const length = distance(side.from, side.to);
  town.ground('square', rectangle(side.from, side.to, 0, 0, length, 7));
  const width = 9;
  for (let along = 0; along + width <= length; along += width) {
    const ground = width * 14;
    const plans: UnitPlan[] = [
      {
        functions: [random.chance(0.85) ? 'winkelfunctie' : 'gezondheidszorgfunctie'],
        area: ground * usableShare,
      },
      { ...dwelling(ground * 0.62), huisletter: 'A' },
      { ...dwelling(ground * 0.62), huisletter: 'B' },
    ];
    const plot = rectangle(side.from, side.to, along, 7, width, 14);
    town.build({ plot, bouwjaar, buurt: side.buurt, street: side.street, side: side.side, plans });
  }
}

/** One building with one use. */
export function single(
  town: Town,
  side: Frontage,
  building: {
    along: number;
    left: number;
    width: number;
    depth: number;
    bouwjaar: number;
    storeys: number;
    functie: Gebruiksdoel;
  },
): boolean {
  const { along, left, width, depth, bouwjaar, storeys, functie } = building;
  if (width < 5) return false;
  const plot = rectangle(side.from, side.to, along, left, width, depth);
  const plans = [{ functions: [functie], area: width * depth * storeys * 0.9 }];
  return town.build({ plot, bouwjaar, buurt: side.buurt, street: side.street, side: side.side, plans });
}

/** A small park instead of houses. */
export function layGreen(town: Town, side: Frontage, depth: number): void {
  const length = distance(side.from, side.to);
  const plot = rectangle(side.from, side.to, 2, 1, length - 4, depth);
  town.ground('green', plot);
  town.occupancy.reserve(plot);
}
