import type { Gebruiksdoel } from '@kavel/contracts';
import type { Random } from '../random';
import type { Site } from './cell';
import { type BlockSide, layGrid } from './grid-fabric';
import { distance, offset, type Point, rectangle } from './plane';
import type { UnitPlan } from './town';

/** Halls on large plots, some divided into units, with offices at the street and a few big shops. */
export function buildBusinessPark(site: Site, nextName: () => string): void {
  const sides = layGrid(site, { streetDistance: 172, blockLength: 260, margin: 28, nextName });
  for (const side of sides) fillSide(site, side);
}

function fillSide(site: Site, side: BlockSide): void {
  const { random } = site;
  const length = distance(side.from, side.to);
  let along = 3;
  while (along < length - 24) {
    const width = Math.min(random.between(24, 74), length - along - 2);
    if (width < 18) return;
    buildLot(site, side, along, width);
    along += width + random.between(8, 16);
  }
}

function buildLot({ town, random }: Site, side: BlockSide, along: number, width: number): void {
  const depth = random.between(28, 64);
  const left = random.between(9, 16);
  const bouwjaar = random.whole(1982, 2022);
  const plot = rectangle(side.from, side.to, along, left, width, depth);
  const outline = random.chance(0.45) ? withFrontOffice(side.from, side.to, along, left, width, depth) : plot;
  const plans = plansOf(random, width * depth);
  town.build({ plot, outline, bouwjaar, buurt: side.buurt, street: side.street, side: side.side, plans });
}

/** A hall that stands back from its office: an L seen from above. */
function withFrontOffice(
  from: Point,
  to: Point,
  along: number,
  left: number,
  width: number,
  depth: number,
): Point[] {
  const office = along + width * 0.4;
  const back = left + Math.min(10, depth * 0.3);
  return [
    offset(from, to, along, left),
    offset(from, to, office, left),
    offset(from, to, office, back),
    offset(from, to, along + width, back),
    offset(from, to, along + width, left + depth),
    offset(from, to, along, left + depth),
  ];
}

function plansOf(random: Random, ground: number): UnitPlan[] {
  if (random.chance(0.3)) {
    const units = random.whole(3, 8);
    return Array.from({ length: units }, (_, index) => ({
      functions: functionsOf(random),
      area: (ground / units) * random.between(0.9, 1.1),
      huisletter: String.fromCharCode(65 + index),
    }));
  }
  return [{ functions: functionsOf(random), area: ground * random.between(0.95, 1.3) }];
}

function functionsOf(random: Random): Gebruiksdoel[] {
  const turn = random.next();
  if (turn < 0.6) return ['industriefunctie'];
  if (turn < 0.72) return ['industriefunctie', 'kantoorfunctie'];
  if (turn < 0.84) return ['kantoorfunctie'];
  if (turn < 0.96) return ['winkelfunctie'];
  return ['overige gebruiksfunctie'];
}

/** Offices of many storeys around the station, with a hotel and a school of higher learning. */
export function buildStationQuarter(site: Site, nextName: () => string): void {
  const uses: readonly [Gebruiksdoel, ...Gebruiksdoel[]] = [
    'kantoorfunctie',
    'kantoorfunctie',
    'kantoorfunctie',
    'kantoorfunctie',
    'logiesfunctie',
    'onderwijsfunctie',
    'gezondheidszorgfunctie',
    'woonfunctie',
    'woonfunctie',
  ];
  const { random, town } = site;
  for (const side of layGrid(site, { streetDistance: 92, blockLength: 110, margin: 26, nextName })) {
    const length = distance(side.from, side.to);
    for (let along = 2; along + 22 < length; along += 38) {
      const width = random.between(22, 30);
      const depth = random.between(16, 24);
      const functie = random.pick(uses);
      const storeys = random.whole(4, 12);
      const plot = rectangle(side.from, side.to, along, 4, width, depth);
      const plans = towerPlans(random, functie, width * depth, storeys);
      town.build({
        plot,
        bouwjaar: random.whole(1988, 2023),
        buurt: side.buurt,
        street: side.street,
        side: side.side,
        plans,
      });
    }
  }
}

function towerPlans(random: Random, functie: Gebruiksdoel, ground: number, storeys: number): UnitPlan[] {
  if (functie === 'woonfunctie') {
    return Array.from({ length: storeys * 6 }, (_, index) => ({
      functions: ['woonfunctie'],
      area: (ground / 6) * random.between(0.75, 0.95),
      toevoeging: `${Math.floor(index / 6) + 1}${String((index % 6) + 1).padStart(2, '0')}`,
    }));
  }
  const tenants = functie === 'kantoorfunctie' ? random.whole(1, Math.min(5, storeys)) : 1;
  return Array.from({ length: tenants }, (_, index) => ({
    functions: [functie],
    area: (ground * storeys * 0.85) / tenants,
    ...(tenants > 1 && { huisletter: String.fromCharCode(65 + index) }),
  }));
}
