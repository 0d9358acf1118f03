import { type AddressBuckets, estimateApi, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';
import { call, signIn } from '../api';
import { atMost, type Bench, type Figure, forComparison } from '../figure';
import { withKavel } from '../kavel';
import { processorSeconds } from '../processor-time';
import { demoAddresses } from '../shell/demo-addresses';
import { measureApproval } from './approve';

const unitCount = 10_000;
const askAgainMs = 250;

/** Values all units of a portfolio: from the call until the last value is in PostgreSQL. */
export async function measureRun(bench: Bench): Promise<Figure[]> {
  return withKavel(bench, async ({ pid }) => {
    const { access_token: token } = await signIn();
    bench.say(`making a portfolio of ${unitCount} units`);
    const id = await madeValuation(token);
    const busy = processorSeconds(pid);
    const started = performance.now();
    const run = await valueAll(id, token, bench);
    const seconds = (performance.now() - started) / 1_000;
    if (run.state !== 'done') throw new Error(`The run is ${run.state}: ${JSON.stringify(run.failure)}`);
    const values = await call(valuationApi.getValuationResults, { params: { id } }, token);
    const busySeconds = processorSeconds(pid) - busy;
    bench.say('having it approved');
    return [
      atMost('a portfolio of 10,000 units valued and stored, as the page has it done', seconds, 's', 60),
      forComparison('of which got a value and were stored', values.length, 'units'),
      forComparison('processor time of the gateway for it', busySeconds, 's'),
      ...(await measureApproval(id, token)),
    ];
  });
}

/** With suggested buckets. */
async function madeValuation(token: string): Promise<string> {
  const addresses = await demoAddresses(unitCount, token);
  const name = `Meting ${new Date().toISOString()}`;
  const portfolio = await call(portfolioApi.createPortfolio, { body: { name } }, token);
  const lines = addresses.map((text, index) => ({ line: index + 1, text }));
  await call(unitApi.addUnitsInBatch, { params: { id: portfolio.id }, body: { lines } }, token);
  const { id } = await call(
    valuationApi.createValuation,
    { body: { portfolioId: portfolio.id, name } },
    token,
  );
  const params = { id };
  await letLearn(portfolio.id, token);
  const buckets: AddressBuckets = await call(valuationApi.suggestedBuckets, { params }, token);
  await call(valuationApi.saveAddressBuckets, { params, body: buckets }, token);
  return id;
}

/** A catalogue is learnt from once, at the first request for a value. */
async function letLearn(portfolioId: string, token: string): Promise<void> {
  const { units } = await call(portfolioApi.getPortfolio, { params: { id: portfolioId } }, token);
  const unit = units.find(({ addressObjectData }) => addressObjectData.oppervlakte !== null);
  const params = { id: unit?.objectId ?? '' };
  await call(estimateApi.estimateAddress, { params });
}

async function valueAll(id: string, token: string, { say }: Bench): Promise<ValuationRun> {
  const params = { id };
  let run = await call(valuationApi.startValuationRun, { params }, token);
  let told = 0;
  while (run.state === 'running') {
    await new Promise(resolve => setTimeout(resolve, askAgainMs));
    run = (await call(valuationApi.getValuationRun, { params }, token)) ?? run;
    if (run.done < told + unitCount / 10) continue;
    told = run.done;
    say(`${run.done} of ${run.units} units`);
  }
  return run;
}
