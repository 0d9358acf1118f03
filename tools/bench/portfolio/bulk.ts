import { loadavg } from 'node:os';
import { portfolioApi } from '@kavel/contracts';
import { type BulkJob, type BulkLine, bulkApi, bulkPartLimit } from '@kavel/contracts/bulk';
import { openLocatorReference } from '@kavel/service-real-estate-data/bench';
import { atLeast, atMost, type Figure, forComparison, type Measurement } from '../figure';
import { dataOf, synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { call, signIn } from './service';

const objects = 200_000;
const batchLines = 10_000;
const jobLines = 100_000;
const rounds = 3;
/** Parts on their way at a time: the next is matched while one is stored. */
const atOnce = 2;

/** Lists over HTTP, with the real matcher and PostgreSQL: in one call, and as a job. Best of three. */
export const measureBulk: Measurement = async bench => {
  await synthesized(bench, objects);
  const lines = await addresses(jobLines);
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
      forComparison('load of the machine', loadavg()[0] ?? 0, 'processes'),
    ] satisfies Figure[];
  });
};

async function addresses(count: number): Promise<BulkLine[]> {
  const reference = openLocatorReference(dataOf(objects));
  try {
    const sample = await reference.addresses(count);
    return sample.map(({ straat, huisnummer, suffix, postcode, woonplaats }, index) => {
      const number = suffix === '' ? String(huisnummer) : `${huisnummer}-${suffix}`;
      const code = postcode === null ? '' : `${postcode.slice(0, 4)} ${postcode.slice(4)} `;
      return { line: index + 1, text: `${straat} ${number}, ${code}${woonplaats}` };
    });
  } finally {
    reference.close();
  }
}

let made = 0;

async function inPortfolio(token: string, work: (id: string) => Promise<number>): Promise<number> {
  made += 1;
  const name = `Meting ${new Date().toISOString()} ${made}`;
  const { id } = await call(portfolioApi.createPortfolio, { body: { name } }, token);
  const result = await work(id);
  await call(portfolioApi.deletePortfolio, { params: { id } }, token);
  return result;
}

async function addBatch(id: string, lines: BulkLine[], token: string): Promise<number> {
  const started = performance.now();
  const { added } = await call(portfolioApi.addUnitsInBatch, { params: { id }, body: { lines } }, token);
  const seconds = (performance.now() - started) / 1_000;
  checkAdded(added, lines.length);
  return seconds;
}

/** Started before its parts are sent, as a program would: they are stored as they come. */
async function storeList(portfolioId: string, lines: readonly BulkLine[], token: string): Promise<number> {
  const started = performance.now();
  const { id } = await sendList(portfolioId, lines, token, true);
  for (;;) {
    const job = await call(bulkApi.getBulkJob, { params: { id } }, token);
    if (job.state === 'running') {
      await new Promise(done => setTimeout(done, 25));
      continue;
    }
    const seconds = (performance.now() - started) / 1_000;
    checkAdded(job.counts.added, lines.length);
    return seconds;
  }
}

async function sendList(
  portfolioId: string,
  lines: readonly BulkLine[],
  token: string,
  start = false,
): Promise<Pick<BulkJob, 'id'> & { seconds: number }> {
  const started = performance.now();
  const parts = Math.ceil(lines.length / bulkPartLimit);
  const announced = { name: 'meting', lines: lines.length, parts };
  const { id } = await call(bulkApi.createBulkJob, { params: { id: portfolioId }, body: announced }, token);
  if (start) await call(bulkApi.startBulkJob, { params: { id }, body: { mode: 'good-lines' } }, token);
  let next = 1;
  const sender = async () => {
    for (let part = next++; part <= parts; part = next++) {
      const some = lines.slice((part - 1) * bulkPartLimit, part * bulkPartLimit);
      await call(bulkApi.putBulkPart, { params: { id, part }, body: { lines: some } }, token);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return { id, seconds: (performance.now() - started) / 1_000 };
}

function checkAdded(added: number, wanted: number): void {
  if (added < wanted * 0.95) throw new Error(`Only ${added} of ${wanted} addresses went in.`);
}
