import { addressOf, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { reportApi } from '@kavel/contracts/reports';
import { call, signIn } from '../api';
import { untilAtRest } from '../at-rest';
import { atMost, forComparison, type Measurement } from '../figure';
import { origin, withKavel } from '../kavel';
import { residentMegabytes } from '../resident-memory';

/** Units of the valuation: all have their evidence in the report. */
const units = 12;
const single = 40;
const many = 100;
/** Reports that are asked for at the same time. */
const atOnce = 4;

/** Reports over HTTP, with everything: figures from their services, rounding, Typst, transfer. */
export const measureReports: Measurement = bench =>
  withKavel(bench, async ({ pid }) => {
    const { access_token: token } = await signIn();
    bench.say(`a valuation of ${units} units`);
    const valuationId = await makeValuation(token);
    await untilAtRest(pid);
    const before = residentMegabytes(pid);
    const report = () => make(token, { valuationId });
    const [first] = await timed(report);

    bench.say(`${single} reports one after another`);
    const times: number[] = [];
    let bytes = 0;
    for (let made = 0; made < single; made += 1) {
      const [time, size] = await timed(report);
      times.push(time);
      bytes = size;
    }
    bench.say(`${many} reports`);
    let peak = residentMegabytes(pid);
    const left = Array.from({ length: many }, () => report);
    const work = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        await next();
        peak = Math.max(peak, residentMegabytes(pid));
      }
    };
    const [together] = await timed(() => Promise.all(Array.from({ length: atOnce }, work)));
    return [
      forComparison('first report, with the start of the thread', first, 'ms'),
      forComparison('a report, median', percentile(times, 0.5), 'ms'),
      atMost('a report, p95', percentile(times, 0.95), 'ms', 500),
      atMost(`${many} reports`, together / 1_000, 's', 20),
      forComparison('memory of the gateway at rest', before, 'MB'),
      atMost('memory that reports add to the gateway, at most', peak - before, 'MB', 300),
      forComparison('a report', bytes / 1_024, 'kB'),
    ];
  });

async function makeValuation(token: string): Promise<string> {
  const { objects } = await call(locatorApi.locator, { body: { limit: units } }, token);
  // Data of an earlier run stay, and names of portfolios are unique.
  const body = { name: `Documents ${Date.now()}` };
  const { id: portfolioId } = await call(portfolioApi.createPortfolio, { body }, token);
  for (const { objectId: numberId } of objects) {
    await call(unitApi.addUnit, { params: { id: portfolioId }, body: { numberId } }, token);
  }
  const created = await call(valuationApi.createValuation, { body: { ...body, portfolioId } }, token);
  const params = { id: created.id };
  const buckets = await call(valuationApi.suggestedBuckets, { params }, token);
  await call(valuationApi.saveAddressBuckets, { params, body: buckets }, token);
  await call(valuationApi.referencesAndValuationResult, { params }, token);
  return created.id;
}

/** Bytes of a report. Throws when it was refused. */
async function make(token: string, body: object): Promise<number> {
  const answer = await fetch(`${origin}${addressOf(reportApi.valuationReport)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function timed<Result>(work: () => Promise<Result>): Promise<[milliseconds: number, result: Result]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
