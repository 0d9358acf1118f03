import { portfolioApi, unitApi } from '@kavel/contracts';
import { benchBatchAdd } from '@kavel/service-portfolio/bench';
import { call, signIn } from '../api';
import { atMost, forComparison, type Measurement } from '../figure';
import { withKavel } from '../kavel';
import { demoAddresses } from './demo-addresses';

const lineCount = 10_000;
const rounds = 3;

/** Adds a list of 10,000 addresses to an empty portfolio: over HTTP, with the real matcher and PostgreSQL. */
export const measureBatchAdd: Measurement = async bench => {
  const { say } = bench;
  const seconds = await withKavel(bench, async () => {
    const { access_token: token } = await signIn();
    say(`looking up ${lineCount} addresses of the demo data`);
    const addresses = await demoAddresses(lineCount, token);
    const lines = addresses.map((text, index) => ({ line: index + 1, text }));
    say(`adding lists such as “${addresses[0]}”`);
    let best = Number.POSITIVE_INFINITY;
    for (let round = 1; round <= rounds; round += 1) best = Math.min(best, await addOnce(lines, token));
    return best;
  });
  say('the service alone, with the matcher of its tests');
  const alone = await benchBatchAdd();
  return [
    atMost(`batch add of ${lineCount} addresses`, seconds, 's', 2),
    forComparison(`batch add of ${lineCount} addresses without the matcher`, alone.seconds, 's'),
  ];
};

async function addOnce(lines: { line: number; text: string }[], token: string): Promise<number> {
  const name = `Meting ${new Date().toISOString()}`;
  const { id } = await call(portfolioApi.createPortfolio, { body: { name } }, token);
  const started = performance.now();
  const { added } = await call(unitApi.addUnitsInBatch, { params: { id }, body: { lines } }, token);
  const seconds = (performance.now() - started) / 1000;
  if (added < lines.length * 0.99) throw new Error(`Only ${added} of ${lines.length} addresses went in.`);
  await call(portfolioApi.deletePortfolio, { params: { id } }, token);
  return seconds;
}
