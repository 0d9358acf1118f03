import { portfolioApi } from '@kavel/contracts';
import { type BulkJob, type BulkLine, bulkApi, bulkPartLimit } from '@kavel/contracts/bulk';
import { openLocatorReference } from '../locator/reference';
import { dataOf } from '../locator/synthetic-kavel';
import { call } from './service';

/** Number of concurrent parts: the next is matched while one is stored. */
const atOnce = 2;

/** Addresses of the synthetic objects, as a user would paste them. */
export async function addressLines(objects: number, count: number): Promise<BulkLine[]> {
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

/** Starts the job before sending its parts, which are then stored as they arrive. Resolves with the seconds. */
export async function storeList(
  portfolioId: string,
  lines: readonly BulkLine[],
  token: string,
): Promise<number> {
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

/** Sends a list in parts, which are matched as they arrive. */
export async function sendList(
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

/** Throws when more than a twentieth of the addresses were not added. */
export function checkAdded(added: number, wanted: number): void {
  if (added < wanted * 0.95) throw new Error(`Only ${added} of ${wanted} addresses went in.`);
}

let made = 0;

/** Runs work with a new portfolio, which is deleted afterwards. */
export async function inPortfolio<Result>(
  token: string,
  work: (id: string) => Promise<Result>,
): Promise<Result> {
  made += 1;
  const name = `Meting ${new Date().toISOString()} ${made}`;
  const { id } = await call(portfolioApi.createPortfolio, { body: { name } }, token);
  const result = await work(id);
  await call(portfolioApi.deletePortfolio, { params: { id } }, token);
  return result;
}
