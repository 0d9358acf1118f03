import { Random } from '../random';
import { closedRing, feature } from '../town/geojson';
import { centreOf, distance } from '../town/plane';
import type { Town } from '../town/town';

const year = 2025;
/** Metres from water within which a flood or a weak soil is possible. */
const nearWater = 700;

/** Heat, rain, flood and foundation risk of each buurt: hotter without green, wetter and weaker near water. Fictional. */
export function* climateFeatures(town: Town, seed: number): Generator<string> {
  const centresOf = (kind: 'water' | 'green') =>
    town.grounds.filter(ground => ground.kind === kind).map(({ points }) => centreOf(points));
  const [water, green] = [centresOf('water'), centresOf('green')];
  for (const { code, ring } of town.buurten) {
    const random = new Random(`${seed}:climate:${code}`);
    const centre = centreOf(ring);
    const to = (points: typeof water) =>
      points.reduce((least, point) => Math.min(least, distance(centre, point)), Number.POSITIVE_INFINITY);
    const wet = Math.max(0, 1 - to(water) / nearWater);
    const geometry = { type: 'Polygon', coordinates: [closedRing(ring)] };
    const area = (layer: string, value: number, chance: number | null = null) =>
      feature({ layer, value, chance, jaar: year, fictief: true }, geometry);
    yield area('hitte', Math.round(36 + Math.min(8, to(green) / 120) + 2 * random.normal()));
    yield area('regen', Math.max(0, Math.round(12 + 6 * random.normal())));
    yield area('overstroming', Math.round(wet * 120), wet > 0 ? 1 / 1_000 : null);
    yield area('fundering', Math.min(3, Math.max(0, Math.round(3 * wet + 0.5 * random.normal()))));
  }
}
