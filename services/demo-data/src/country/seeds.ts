import { gemeenten2024 } from '@kavel/catalogue-import';
import { Delaunay } from 'd3-delaunay';
import { Random } from '../random';
import { flatPoints, type Point, toPlane } from './plane';

/** Gemeenten have more buurten the more inhabitants they have, but fewer for each of them. */
const exponent = 0.75;
/** So many buurten lie in the town of their gemeente, the others anywhere in it. */
const townShare = 0.7;
/** Spread of a town as a share of the side of its gemeente. */
const townSpread = 1 / 9;
const countryKm2 = 41_500;
/** Beyond the outermost gemeenten, km. */
const margin = 25;

/** About where each of so many buurten lies: close to each other in towns. */
export function buurtSeeds(count: number): Point[] {
  const weights = gemeenten2024.map(({ inhabitants }) => inhabitants ** exponent);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const seeds: Point[] = [];
  let [at, reached] = [0, weights[0] ?? 0];
  for (let number = 0; number < count; number += 1) {
    while (reached < ((number + 0.5) / count) * all && at < gemeenten2024.length - 1)
      reached += weights[++at] ?? 0;
    seeds.push(seedIn(at, new Random(`buurt:${number}`)));
  }
  return seeds;
}

function seedIn(at: number, random: Random): Point {
  const gemeente = gemeenten2024[at] ?? { lon: 0, lat: 0, side: 0 };
  const [east, north] = toPlane(gemeente);
  const { side } = gemeente;
  return random.chance(townShare)
    ? [east + side * townSpread * random.normal(), north + side * townSpread * random.normal()]
    : [east + side * (random.next() - 0.5), north + side * (random.next() - 0.5)];
}

/** Points where there is no buurt: at sea and abroad, so that those at the coast and the border end somewhere. */
export function emptySeeds(seeds: readonly Point[]): Point[] {
  const index = new Delaunay(flatPoints(seeds));
  const nearest = Math.max(4, 1.2 * Math.sqrt(countryKm2 / seeds.length));
  const step = nearest * 0.75;
  const range = (axis: 0 | 1): [number, number] => [
    seeds.reduce((least, seed) => Math.min(least, seed[axis]), Infinity) - margin - nearest,
    seeds.reduce((most, seed) => Math.max(most, seed[axis]), -Infinity) + margin + nearest,
  ];
  const [[west, east], [south, north]] = [range(0), range(1)];
  const found: Point[] = [];
  for (let row = 0, y = south; y <= north; row += 1, y += step) {
    for (let x = west + (row % 2) * (step / 2); x <= east; x += step) {
      const [seedX, seedY] = seeds[index.find(x, y)] ?? [x, y];
      if (Math.hypot(seedX - x, seedY - y) > nearest) found.push([x, y]);
    }
  }
  return found;
}
