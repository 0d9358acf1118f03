import { unitApi } from '@kavel/contracts';
import type { BulkLine } from '@kavel/contracts/bulk';
import { atLeast, atMost, type Figure, forComparison, type Measurement } from '../figure';
import { synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { addressLines, checkAdded, inPortfolio, sendList, storeList } from './long-list';
import { call, signIn } from './service';

const objects = 200_000;
const batchLines = 10_000;
const jobLines = 100_000;
const rounds = 3;

/** Lists over HTTP, with the real matcher and PostgreSQL: in one call, and as a job. Best of three. */
export const measureBulk: Measurement = async bench => {
  await synthesized(bench, objects);
  const lines = await addressLines(objects, jobLines);
  return withSyntheticKavel(objects, async () => {
    const token = await signIn();
    let batch = Number.POSITIVE_INFINITY;
    let job = Number.POSITIVE_INFINITY;
    let check = Number.POSITIVE_INFINITY;
    for (let round = 1; round <= rounds; round += 1) {
      bench.say(`round ${round}: a batch of ${batchLines}, a job of ${jobLines} lines`);
      batch = Math.min(
        batch,
        await inPortfolio(token, id => addBatch(id, lines.slice(0, batchLines), token)),
      );
      job = Math.min(job, await inPortfolio(token, id => storeList(id, lines, token)));
      check = Math.min(
        check,
        await inPortfolio(token, async id => (await sendList(id, lines, token)).seconds),
      );
    }
    return [
      atMost(`batch of ${batchLines} addresses`, batch, 's', 1),
      atLeast(`job of ${jobLines} lines, matched and stored`, jobLines / job, 'lines/s', 20_000),
      forComparison(`list of ${jobLines} lines, sent and matched only`, jobLines / check, 'lines/s'),
    ] satisfies Figure[];
  });
};

async function addBatch(id: string, lines: BulkLine[], token: string): Promise<number> {
  const started = performance.now();
  const { added } = await call(unitApi.addUnitsInBatch, { params: { id }, body: { lines } }, token);
  const seconds = (performance.now() - started) / 1_000;
  checkAdded(added, lines.length);
  return seconds;
}
