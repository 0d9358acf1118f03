import type { Gebruiksdoel } from '@kavel/contracts';
import type { Random } from '../random';
import { dwelling, usableShare } from './frontage';
import { areaOf, type Point, polar } from './plane';
import type { Street } from './street';
import type { StreetNames } from './street-names';
import type { Town, UnitPlan } from './town';

/** Radii in metres: three rings of blocks around the market, a canal after each. */
const blockRings = [
  { inner: 62, outer: 148, blocks: 8, shops: 0.75 },
  { inner: 198, outer: 288, blocks: 16, shops: 0.3 },
  { inner: 338, outer: 428, blocks: 24, shops: 0.12 },
] as const;
const canals = [
  { inner: 164, outer: 182, name: 'Binnengracht' },
  { inner: 304, outer: 322, name: 'Middengracht' },
  { inner: 446, outer: 478, name: 'Singelgracht' },
] as const;
const gates = 8;
const alley = 6;
const fullTurn = Math.PI * 2;

export interface CentreSite {
  town: Town;
  random: Random;
  names: StreetNames;
  district: string;
  /** Buurt of a direction, in radians from the east. */
  buurtAt(angle: number): string;
}

/** The old town: a market, three rings of deep narrow houses, canals with quays, eight roads to the gates. */
export function buildCentre(site: CentreSite): void {
  const { town } = site;
  for (const { inner, outer, name } of canals) layCanal(town, inner, outer, name);
  for (let gate = 0; gate < gates; gate++) {
    const angle = (gate / gates) * fullTurn;
    town.road('street', site.names.nextCentreName(), [polar(46, angle), polar(500, angle)]);
  }
  buildMarket(site);
  for (const ring of blockRings) buildRing(site, ring);
}

/** A canal as wedges between the bridges, so that each part is convex enough to draw and to keep free. */
function layCanal(town: Town, inner: number, outer: number, name: string): void {
  for (let part = 0; part < gates; part++) {
    const from = (part / gates) * fullTurn;
    const points = arcBand(inner, outer, from, from + fullTurn / gates);
    town.ground('water', points, name);
  }
}

function buildMarket({ town, district, buurtAt }: CentreSite): void {
  town.ground('square', arc(56, 0, fullTurn), 'Grote Markt');
  const street = town.street('Grote Markt', district);
  const church: Point[] = [
    [-34, -9],
    [10, -9],
    [10, 9],
    [-34, 9],
  ];
  town.build({
    plot: church,
    bouwjaar: 1482,
    buurt: buurtAt(Math.PI),
    street,
    side: 'odd',
    plans: [{ functions: ['bijeenkomstfunctie'], area: 1_150 }],
  });
  const townHall: Point[] = [
    [18, -12],
    [32, -12],
    [32, 12],
    [18, 12],
  ];
  town.build({
    plot: townHall,
    bouwjaar: 1621,
    buurt: buurtAt(0),
    street,
    side: 'odd',
    plans: [{ functions: ['kantoorfunctie', 'bijeenkomstfunctie'], area: 980 }],
  });
}

function buildRing(site: CentreSite, ring: (typeof blockRings)[number]): void {
  const { town, names, district } = site;
  const innerStreet =
    ring.inner < 100 ? town.street('Marktzijde', district) : town.street(names.nextCentreName(), district);
  const quay = canals.find(canal => canal.inner > ring.outer);
  const outerStreet = town.street((quay?.name ?? 'Gracht').replace('gracht', 'kade'), district);
  town.road('path', innerStreet.name, closed(arc(ring.inner - 7, 0, fullTurn)));
  town.road('path', outerStreet.name, closed(arc(ring.outer + 8, 0, fullTurn)));
  for (let block = 0; block < ring.blocks; block++) {
    const from = (block / ring.blocks) * fullTurn + alley / ring.inner;
    const to = ((block + 1) / ring.blocks) * fullTurn - alley / ring.inner;
    town.ground('green', arcBand(ring.inner + 15, ring.outer - 16, from, to));
    houseRow(site, {
      radius: ring.inner,
      depth: 13,
      from,
      to,
      street: innerStreet,
      shops: ring.shops,
      outward: true,
    });
    houseRow(site, {
      radius: ring.outer,
      depth: -14,
      from,
      to,
      street: outerStreet,
      shops: ring.shops * 0.4,
      outward: false,
    });
    const gate = (block * gates) % ring.blocks === 0;
    if (block % 2 === 0 || gate) alleyHouses(site, ring, from);
    buildYard(site, ring, (from + to) / 2, innerStreet);
  }
}

interface Row {
  radius: number;
  /** Metres, negative when the houses lie on the inner side of their radius. */
  depth: number;
  from: number;
  to: number;
  street: Street;
  shops: number;
  outward: boolean;
}

function houseRow(site: CentreSite, row: Row): void {
  const { random } = site;
  let angle = row.from;
  for (;;) {
    const width = random.between(5, 8.2) / row.radius;
    if (angle + width > row.to) return;
    const depth = row.depth + Math.sign(row.depth) * random.between(-2, 3);
    const low = Math.min(row.radius, row.radius + depth);
    const high = Math.max(row.radius, row.radius + depth);
    const plot = [
      polar(high, angle),
      polar(high, angle + width),
      polar(low, angle + width),
      polar(low, angle),
    ].reverse();
    buildOldHouse(site, plot, angle, row.street, row.shops, row.outward ? 'odd' : 'even');
    angle += width;
  }
}

/** A row along the alley, between the two rows on the rings. */
function alleyHouses(site: CentreSite, ring: (typeof blockRings)[number], angle: number): void {
  const { random, town, names, district } = site;
  const street = town.street(names.nextCentreName(), district);
  town.road('path', street.name, [
    polar(ring.inner - 5, angle - alley / ring.inner / 2),
    polar(ring.outer + 5, angle - alley / ring.inner / 2),
  ]);
  for (let radius = ring.inner + 18; radius < ring.outer - 24; radius += 6.4) {
    const depth = random.between(8, 10);
    const start = angle + 0.5 / radius;
    const plot = [
      polar(radius, start),
      polar(radius + 6.4, start),
      polar(radius + 6.4, start + depth / radius),
      polar(radius, start + depth / radius),
    ];
    buildOldHouse(site, plot, angle, street, 0.1, 'odd');
  }
}

function buildOldHouse(
  site: CentreSite,
  plot: Point[],
  angle: number,
  street: Street,
  shops: number,
  side: 'odd' | 'even',
): void {
  const { town, random, buurtAt } = site;
  const bouwjaar = random.chance(0.12) ? random.whole(1978, 2019) : Math.round(random.between(1610, 1925));
  const plans = oldHousePlans(random, areaOf(plot), shops);
  town.build({ plot, bouwjaar, buurt: buurtAt(angle), street, side, plans });
}

/** A shop or a whole house below, rooms above; upstairs is written -1, -2 in the old way. */
function oldHousePlans(random: Random, ground: number, shops: number): UnitPlan[] {
  const storey = ground * usableShare;
  if (random.chance(shops)) {
    const functie = random.pick<Gebruiksdoel>([
      'winkelfunctie',
      'winkelfunctie',
      'winkelfunctie',
      'bijeenkomstfunctie',
      'kantoorfunctie',
      'logiesfunctie',
    ]);
    const above = random.whole(1, 3);
    return [{ functions: [functie], area: storey * 0.95 }, ...upstairs(storey, above)];
  }
  if (random.chance(0.4)) return upstairs(storey, random.whole(2, 4));
  return [dwelling(storey * random.between(2, 2.8))];
}

function upstairs(storey: number, count: number): UnitPlan[] {
  return Array.from({ length: count }, (_, index) => ({
    ...dwelling(storey * 0.92),
    toevoeging: String(index + 1),
  }));
}

/** Something in the courtyard: a workshop, a school, a row of almshouses. */
function buildYard(
  { town, random, buurtAt }: CentreSite,
  ring: (typeof blockRings)[number],
  angle: number,
  street: Street,
): void {
  const radius = (ring.inner + ring.outer) / 2;
  const depth = random.between(10, 18) / 2;
  const half = random.between(8, 16) / radius;
  const plot = [
    polar(radius - depth, angle - half),
    polar(radius + depth, angle - half),
    polar(radius + depth, angle + half),
    polar(radius - depth, angle + half),
  ];
  if (random.chance(0.35)) {
    town.ground('green', plot);
    return;
  }
  const functie = random.pick<Gebruiksdoel>([
    'industriefunctie',
    'kantoorfunctie',
    'onderwijsfunctie',
    'overige gebruiksfunctie',
    'gezondheidszorgfunctie',
  ]);
  const bouwjaar = random.whole(1880, 1990);
  town.build({
    plot,
    bouwjaar,
    buurt: buurtAt(angle),
    street,
    side: 'odd',
    plans: [{ functions: [functie], area: areaOf(plot) * 1.6 }],
  });
}

function arc(radius: number, from: number, to: number): Point[] {
  const steps = Math.max(6, Math.ceil(((to - from) * radius) / 18));
  return Array.from({ length: steps + 1 }, (_, step) => polar(radius, from + ((to - from) * step) / steps));
}

function arcBand(inner: number, outer: number, from: number, to: number): Point[] {
  return [...arc(outer, from, to), ...arc(inner, from, to).reverse()];
}

function closed(points: Point[]): Point[] {
  const [first] = points;
  return first ? [...points.slice(0, -1), first] : points;
}
