import { CatalogueStore } from '@kavel/catalogue';
import { mostScores, scoreApi, scoreRequest } from '@kavel/contracts';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { ask, percentile, signIn, timesOf } from '../locator/ask';
import { dataOf, synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';

const objects = 100_000;
const buurten = 1_400;
const asked = 300;
const bulks = 20;

/** The calls of a score, and what they are called in the report. */
interface Scored {
  /** Of one address, and of many. */
  what: readonly [one: string, many: string];
  one: typeof scoreApi.propertyScore | typeof sustainabilityApi.sustainabilityIndex;
  many: typeof scoreApi.propertyScores | typeof sustainabilityApi.sustainabilityIndices;
}

/** Property scores through the gateway, over 100,000 objects. */
export const measureAnswers = answersOf({
  what: ['score', 'scores'],
  one: scoreApi.propertyScore,
  many: scoreApi.propertyScores,
});

/** The same of the sustainability index. */
export const measureIndices = answersOf({
  what: ['index', 'indices'],
  one: sustainabilityApi.sustainabilityIndex,
  many: sustainabilityApi.sustainabilityIndices,
});

/** One address, 500, and a portfolio of 10,000. */
function answersOf({ what, one: single, many: several }: Scored): Measurement {
  return async bench => {
    await synthesized(bench, objects, 0, buurten);
    const ids = await someIds();
    return withSyntheticKavel(
      objects,
      async () => {
        const token = await signIn();
        const one = (id: string) => ask(single, { params: { id } }, token);
        const many = (from: number) => ask(several, { body: ids.slice(from, from + mostScores) }, token);
        const totals = (from: number) =>
          ask(several, { body: scoreRequest(ids.slice(from, from + mostScores), { parts: 'none' }) }, token);
        const first = await timeOf(() => one(ids[0] ?? ''));
        await many(0);
        bench.say(`${asked} of one address, one after the other`);
        const times = await timesOf(ids.slice(0, asked), one);
        bench.say(`a portfolio of ${bulks * mostScores}`);
        const parts = Array.from({ length: bulks }, (_, at) => at * mostScores);
        const bulk = await timesOf(parts, many);
        const whole = await timeOf(() => timesOf(parts, many));
        const asPage = await timeOf(() => timesOf(parts, totals));
        return figures(what, { first, single: times, bulk, whole, asPage });
      },
      0,
      buurten,
    );
  };
}

/** In milliseconds. */
interface Times {
  first: number;
  single: readonly number[];
  bulk: readonly number[];
  /** A portfolio in calls one after the other: with all parts, and as its page asks it. */
  whole: number;
  asPage: number;
}

function figures([what, whats]: Scored['what'], { first, single, bulk, whole, asPage }: Times): Figure[] {
  return [
    forComparison(`first ${what} after the start`, first, 'ms'),
    atMost(`one ${what}, p95`, percentile(single, 0.95), 'ms', 20),
    forComparison(`one ${what}, p50`, percentile(single, 0.5), 'ms'),
    atMost(`${mostScores} ${whats}, p95`, percentile(bulk, 0.95), 'ms', 300),
    atMost(`a portfolio of ${bulks * mostScores} as its page asks it, totals`, asPage / 1_000, 's', 3),
    forComparison(`a portfolio of ${bulks * mostScores} with all parts`, whole / 1_000, 's'),
  ];
}

async function someIds(): Promise<string[]> {
  const store = new CatalogueStore(dataOf(objects, 0, buurten));
  try {
    const rows = await store.use(snapshot =>
      snapshot.rows<{ id: string }>(
        `SELECT object_id AS id FROM verblijfsobject ORDER BY hash(object_id) LIMIT ${bulks * mostScores}`,
      ),
    );
    return rows.map(({ id }) => id);
  } finally {
    store.close();
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
