import { Random } from '../random';
import { centreOf, distance, type Point } from '../town/plane';
import type { Town } from '../town/town';

const year = 2025;
/** Metres from a main road within which it is heard. */
const reach = 900;

/** Noise, air and liveability by buurt: louder and dirtier near main roads and the railway. */
export function* surroundingsLines(town: Town, seed: number): Generator<string> {
  yield 'code;jaar;no2_avg;pm25_avg;pm10_avg;dn_1;dn_2;dn_3;dn_4;dn_5;dn_6;lbm;percentage_groen';
  const loud = town.grounds
    .filter(({ kind }) => kind === 'main' || kind === 'rail')
    .flatMap(({ points }) => points);
  for (const { code, ring } of town.buurten) {
    const random = new Random(`${seed}:surroundings:${code}`);
    const noise = Math.max(0, 1 - nearest(centreOf(ring), loud) / reach);
    const no2 = 11 + 9 * noise + random.normal();
    const pm25 = 7.5 + 1.5 * noise + 0.3 * random.normal();
    const shares = noiseShares(noise);
    const liveability = 4.2 - 0.12 * noise + 0.05 * random.normal();
    yield [
      code,
      year,
      ...[no2, pm25, pm25 * 1.7].map(value => value.toFixed(2)),
      ...shares.map(share => share.toFixed(3)),
      liveability.toFixed(3),
      Math.min(70, Math.max(4, 26 - 8 * noise + 7 * random.normal())).toFixed(1),
    ].join(';');
  }
}

/** Shares of the six classes of noise, which sum to 1. */
function noiseShares(noise: number): number[] {
  const weights = [0, 1, 2, 3, 4, 5].map(level => Math.exp(-((level - 5 * noise) ** 2) / 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map(weight => weight / sum);
}

function nearest(from: Point, points: readonly Point[]): number {
  return points.reduce((least, point) => Math.min(least, distance(from, point)), Number.POSITIVE_INFINITY);
}
