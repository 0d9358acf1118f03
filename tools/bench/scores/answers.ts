import { CatalogueStore } from '@kavel/catalogue';
import { mostScores, scoreApi } from '@kavel/contracts';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { ask, percentile, signIn, timesOf } from '../locator/ask';
import { dataOf, synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';

const objects = 100_000;
const buurten = 1_400;
const asked = 300;
const bulks = 20;

/** Scores of one address, of 500 and of a portfolio of 10,000 through the gateway, over 100,000 objects. */
export const measureAnswers: Measurement = async bench => {
  await synthesized(bench, objects, 0, buurten);
  const ids = await someIds();
  return withSyntheticKavel(
    objects,
    async () => {
      const token = await signIn();
      const one = (id: string) => ask(scoreApi.propertyScore, { params: { id } }, token);
      const many = (from: number) =>
        ask(scoreApi.propertyScores, { body: ids.slice(from, from + mostScores) }, token);
      const first = await timeOf(() => one(ids[0] ?? ''));
      await many(0);
      bench.say(`${asked} scores one after the other`);
      const single = await timesOf(ids.slice(0, asked), one);
      bench.say(`a portfolio of ${bulks * mostScores}`);
      const parts = Array.from({ length: bulks }, (_, at) => at * mostScores);
      const started = performance.now();
      const bulk = await timesOf(parts, many);
      return figures(first, single, bulk, performance.now() - started);
    },
    0,
    buurten,
  );
};

function figures(first: number, single: readonly number[], bulk: readonly number[], all: number): Figure[] {
  return [
    forComparison('first score after the start', first, 'ms'),
    atMost('one score, p95', percentile(single, 0.95), 'ms', 20),
    forComparison('one score, p50', percentile(single, 0.5), 'ms'),
    atMost(`${mostScores} scores, p95`, percentile(bulk, 0.95), 'ms', 300),
    atMost(`a portfolio of ${bulks * mostScores}, one call after the other`, all / 1_000, 's', 3),
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
