import { type EndpointInput, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import type { BridgeBasis } from '@kavel/contracts/portfolios';
import { approve, type Harness, linesFor, startHarness } from '../testing/harness';
import { madeUpObject, madeUpResult } from '../testing/made-up-objects';

const unitCount = 10_000;
const rounds = 3;
const editsAtOnce = 500;
const dates = { from: '2024-12-31', to: '2025-12-31' };

type UnitEdit = EndpointInput<typeof unitApi.editUnits>['body']['edits'][number];

export interface ValueOverTimeSeconds {
  bridge: number;
  /** The same of weighed values: the cash flow counts on both dates, and rents and the exit yield changed. */
  weighed: number;
  overTime: number;
}

/**
 * Wall-clock seconds of the bridges between two approved valuations of 10,000 units, and of the values over time: over HTTP
 * in-process, real PostgreSQL, made-up values; one unit in twenty has another area at the later date, one in four another
 * rent. Best of three.
 */
export async function benchValueOverTime(): Promise<ValueOverTimeSeconds> {
  const objects = Array.from({ length: unitCount }, (_, index) => madeUpObject(index));
  const harness = await startHarness({ objects });
  try {
    const caller = await harness.caller();
    const { id } = await harness.api.call(
      portfolioApi.createPortfolio,
      { body: { name: 'Tienduizend' } },
      caller,
    );
    const params = { id };
    await harness.api.call(unitApi.addUnitsInBatch, { params, body: { lines: linesFor(unitCount) } }, caller);
    const approved = approving(harness, caller, id);
    const edit = async (edits: UnitEdit[]) => {
      for (let at = 0; at < edits.length; at += editsAtOnce) {
        const body = { edits: edits.slice(at, at + editsAtOnce) };
        await harness.api.call(unitApi.editUnits, { params, body }, caller);
      }
    };
    const { units } = await harness.api.call(portfolioApi.getPortfolio, { params }, caller);
    await edit(units.map(unit => ({ id: unit.id, set: { annualRent: 12_000 } })));
    const unitIds = await approved(dates.from, 0, 0.05);
    await edit(unitIds.filter((_, at) => at % 20 === 0).map(id => ({ id, set: { oppervlakte: 110 } })));
    await edit(unitIds.filter((_, at) => at % 4 === 0).map(id => ({ id, set: { annualRent: 12_600 } })));
    await approved(dates.to, 20_000, 0.052);
    const bridge = (basis: BridgeBasis) =>
      harness.api.call(portfolioApi.getValueBridge, { params, query: { ...dates, basis } }, caller);
    return {
      bridge: await best(() => bridge('comparison')),
      weighed: await best(() => bridge('weighed')),
      overTime: await best(() => harness.api.call(portfolioApi.getValueOverTime, { params }, caller)),
    };
  } finally {
    await harness.stop();
  }
}

/** Approves a valuation of all units, each worth a little more than the one before it; the cash flow counts for a half. */
function approving(harness: Harness, caller: Awaited<ReturnType<Harness['caller']>>, portfolioId: string) {
  return async (valueDate: string, more: number, exitYield: number): Promise<string[]> => {
    const operatingCostParams = { cashFlow: { exitYield }, byType: {} };
    const body = { portfolioId, name: `Per ${valueDate}`, valueDate, operatingCostParams };
    const { id, unitIds } = await harness.api.call(valuationApi.createValuation, { body }, caller);
    const results = unitIds.map((unitId, at) => madeUpResult(unitId, 200_000 + more + at, { valueDate }));
    await harness.putValues(caller, id, results);
    const params = { id };
    const buckets = { woningen: { name: 'Woningen', reason: null, unitIds } };
    await harness.api.call(valuationApi.saveAddressBuckets, { params, body: buckets }, caller);
    const weighing = { revision: 0, weight: 0.5, reason: 'Verhuurde woningen' };
    await harness.api.call(valuationApi.saveWeighing, { params, body: weighing }, caller);
    await approve(harness, caller, id);
    return unitIds;
  };
}

async function best(work: () => Promise<unknown>): Promise<number> {
  let seconds = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    await work();
    seconds = Math.min(seconds, (performance.now() - started) / 1000);
  }
  return seconds;
}
