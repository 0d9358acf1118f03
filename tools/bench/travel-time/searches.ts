import { authApi } from '@kavel/contracts';
import { type TravelMode, travelTimeApi } from '@kavel/contracts/travel-time';
import { atMost, type Bench, type Figure, forComparison } from '../figure';
import { percentile, timesOf } from '../locator/ask';
import { residentMegabytes } from '../resident-memory';
import { ask, hasRotterdam, withRotterdam } from './rotterdam';

const asked = 60;
const transit = { date: '2026-11-17', time: '08:30' };

/** Areas and tables over the roads of Rotterdam, through the gateway; memory with ten times the roads. */
export async function measureSearches({ say }: Bench): Promise<Figure[]> {
  if (!hasRotterdam()) {
    say('skipped: the roads and the timetable of Rotterdam are not beside the project');
    return [];
  }
  say('the roads of Rotterdam once');
  const once = await withRotterdam(1, async pid => {
    const token = await signIn();
    const started = performance.now();
    await isochrone('bike', 0, token);
    const first = performance.now() - started;
    const bike = await timesOf(numbers(asked), number => isochrone('bike', number, token));
    await isochrone('transit', 0, token);
    const bus = await timesOf(numbers(asked), number => isochrone('transit', number, token));
    say('a table of 500 places and 20 goals, and other calls meanwhile');
    const table = await timesOf(numbers(8), number => matrix(number, token));
    const beside = await whileRunning(() => matrix(9, token), token);
    return [
      forComparison('first area after the start', first, 'ms'),
      atMost('30 minutes by bike with its contour, p95', percentile(bike, 0.95), 'ms', 120),
      forComparison('30 minutes by bike with its contour, p50', percentile(bike, 0.5), 'ms'),
      atMost('45 minutes by public transport, 60 departures, p95', percentile(bus, 0.95), 'ms', 150),
      forComparison('45 minutes by public transport, 60 departures, p50', percentile(bus, 0.5), 'ms'),
      atMost('table of 500 × 20 by car, p95', percentile(table, 0.95) / 1_000, 's', 2),
      forComparison('another call during a table, p95', percentile(beside, 0.95), 'ms'),
      forComparison('memory of the gateway', residentMegabytes(pid), 'MB'),
    ];
  });
  say('the roads of Rotterdam ten times');
  const tenfold = await withRotterdam(10, async pid => {
    const token = await signIn();
    const before = residentMegabytes(pid);
    await isochrone('bike', 0, token);
    await isochrone('transit', 0, token);
    return [
      atMost('memory of the gateway with ten times the roads', residentMegabytes(pid), 'MB', 1_024),
      forComparison('of it before the first question', before, 'MB'),
    ];
  });
  return [...once, ...tenfold];
}

async function signIn(): Promise<string> {
  const session = await ask(authApi.login, {
    body: { email: 'admin@kavel.example', password: 'kavel-demo' },
  });
  return session.access_token;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** Places over the built-up part, the same in each run. */
function placeOf(number: number): { lon: number; lat: number } {
  return { lon: 4.44 + ((number * 37) % 100) / 1_000, lat: 51.895 + ((number * 61) % 100) / 2_500 };
}

function isochrone(mode: TravelMode, number: number, token: string) {
  const minutes = [mode === 'transit' ? 45 : 30];
  const body = {
    origins: [{ ...onRoad(number), mode, direction: 'from', minutes }],
    transit: { ...defaults, ...transit },
  };
  return ask(travelTimeApi.isochrones, { body } as never, token);
}

const defaults = { windowMinutes: 60, walkMinutes: 15, rides: 4, statistic: 'median' };
/** Stations of the metro, so that none lies in the Maas. */
const stations = [
  [4.4697, 51.9244],
  [4.4811, 51.9196],
  [4.4886, 51.9203],
  [4.4588, 51.9142],
  [4.5053, 51.923],
  [4.4962, 51.8832],
] as const;

function onRoad(number: number): { lon: number; lat: number } {
  const [lon, lat] = stations[number % stations.length] ?? stations[0];
  return { lon: lon + (Math.floor(number / stations.length) % 5) * 0.0008, lat };
}

function matrix(number: number, token: string) {
  const body = {
    places: numbers(500).map(placeOf),
    goals: numbers(20).map(goal => onRoad(goal + number)),
    mode: 'car',
    direction: 'from',
    mostMinutes: 60,
  };
  return ask(travelTimeApi.travelMatrix, { body } as never, token);
}

/** Milliseconds of other calls, one after the other, until the work is done. */
async function whileRunning(work: () => Promise<unknown>, token: string): Promise<number[]> {
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const started = performance.now();
    await ask(travelTimeApi.travelSources, {}, token);
    times.push(performance.now() - started);
  }
  await done;
  return times;
}
