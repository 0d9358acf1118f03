import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { portfolioApi, unitApi } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { atLeast, atMost, type Figure, forComparison, type Measurement } from '../figure';
import { processorSeconds, stolenSeconds } from '../processor-time';
import type { LoadReport } from './load';
import { call, origin, signIn, withBareServer, withServices } from './service';

const portfolioCount = 1_000;
const unitsOfOne = 5;
/** PostgreSQL collects statistics of a table from fifty rows on; without them it reads a unit along all portfolios. */
const otherUnits = 100;
/** Enough to saturate both cores; more would only queue. */
const connections = 24;
const seconds = 8;

/** Reads pages and single rows through the gateway, with everything it does for each response. */
export const measureReads: Measurement = async ({ say }) => {
  const ours = await measureOurs(say);
  say('the same on Fastify and one row by key, with nothing of ours');
  const bare = await withBareServer(async bareOrigin => {
    await run('/unit', '', connections, 3, bareOrigin);
    return run('/unit', '', connections, seconds, bareOrigin);
  });
  return [
    ...ours,
    forComparison('bare Fastify, one row by key', bare.requests / bare.seconds, 'requests/s'),
    forComparison('load of the machine', loadavg()[0] ?? 0, 'processes'),
  ];
};

const measureOurs = (say: (line: string) => void): Promise<Figure[]> =>
  withServices(async gateway => {
    const token = await signIn();
    say(`making ${portfolioCount} portfolios`);
    const { portfolioId, unitId } = await fill(token);
    const load = (path: string, count: number, duration: number) => run(path, token, count, duration);
    const unit = `/api/portfolio/real-estate-entities/${unitId}`;
    await load(unit, connections, 3);
    await load('/api/portfolio/portfolios', 1, 3);

    say('the gateway without service and database, while statistics of a new database are collected');
    const health = await load('/healthz', connections, seconds);
    say('list of portfolios, one after the other');
    const list = await load('/api/portfolio/portfolios', 1, seconds);
    say('one portfolio with its units');
    const whole = await load(`/api/portfolio/portfolios/${portfolioId}`, connections, seconds);
    say('one unit');
    const spent = () => ({ gateway: processorSeconds(gateway.pid ?? 0), stolen: stolenSeconds() });
    const before = spent();
    const point = await load(unit, connections, seconds);
    const after = spent();
    const share = (own: number) => (own / point.seconds) * 100;
    return [
      atMost(`list of ${portfolioCount} portfolios, p95`, list.p95, 'ms', 50),
      atLeast('point read of a unit', point.requests / point.seconds, 'requests/s', 3_000),
      atMost(`point read of a unit on ${connections} connections, p99`, point.p99, 'ms', 25),
      atMost('point reads refused', point.refused, 'answers', 0),
      forComparison('point read, gateway', share(after.gateway - before.gateway), '% of a core'),
      forComparison('point read, load generator', share(point.ownSeconds), '% of a core'),
      forComparison(
        'point read, taken by others on the host',
        share(after.stolen - before.stolen),
        '% of a core',
      ),
      forComparison(`portfolio with ${unitsOfOne} units`, whole.requests / whole.seconds, 'requests/s'),
      forComparison('gateway alone (/healthz)', health.requests / health.seconds, 'requests/s'),
    ];
  });

/** Creates portfolios: the last with a few units, the one before it with many. Those of an earlier run are reused. */
async function fill(token: string): Promise<{ portfolioId: string; unitId: string }> {
  const there = await call(portfolioApi.listPortfolios, {}, token);
  for (let number = there.length + 1; number <= portfolioCount; number += 1) {
    await call(portfolioApi.createPortfolio, { body: { name: `Portefeuille ${number}` } }, token);
  }
  const stamp = Date.now();
  await fillOne(token, `Andere eenheden ${stamp}`, otherUnits);
  const { portfolioId, unitId } = await fillOne(token, `Proef ${stamp}`, unitsOfOne);
  await call(unitApi.getUnit, { params: { id: unitId } }, token);
  return { portfolioId, unitId };
}

/** A new portfolio with units; `unitId` is the last. */
async function fillOne(token: string, name: string, units: number) {
  const { id } = await call(portfolioApi.createPortfolio, { body: { name } }, token);
  const { objects } = await call(locatorApi.locator, { body: { limit: units } }, token);
  let unitId = '';
  for (const { objectId } of objects) {
    const unit = await call(unitApi.addUnit, { params: { id }, body: { numberId: objectId } }, token);
    unitId = unit.id;
  }
  return { portfolioId: id, unitId };
}

const execute = promisify(execFile);

async function run(
  path: string,
  token: string,
  count: number,
  duration: number,
  at = origin,
): Promise<LoadReport> {
  const options = [
    '--import',
    'tsx',
    `${import.meta.dirname}/load.ts`,
    at,
    path,
    token,
    `${count}`,
    `${duration}`,
  ];
  const { stdout } = await execute(process.execPath, options);
  return JSON.parse(stdout) as LoadReport;
}
