import { portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { approve, type Harness, linesFor, startHarness } from '../testing/harness';
import { madeUpObject, madeUpResult } from '../testing/made-up-objects';

const unitCount = 10_000;
const rounds = 3;
const dates = { from: '2024-12-31', to: '2025-12-31' };

export interface ValueOverTimeSeconds {
  bridge: number;
  overTime: number;
}

/**
 * Wall-clock seconds of the bridge between two approved valuations of 10,000 units, and of the values over time: over HTTP
 * in-process, real PostgreSQL, made-up values; one unit in twenty has another area at the later date. Best of three.
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
    const unitIds = await approved(dates.from, 0);
    const edits = unitIds
      .filter((_, at) => at % 20 === 0)
      .map(unitId => ({ id: unitId, set: { oppervlakte: 110 } }));
    await harness.api.call(unitApi.editUnits, { params, body: { edits } }, caller);
    await approved(dates.to, 20_000);
    return {
      bridge: await best(() =>
        harness.api.call(portfolioApi.getValueBridge, { params, query: dates }, caller),
      ),
      overTime: await best(() => harness.api.call(portfolioApi.getValueOverTime, { params }, caller)),
    };
  } finally {
    await harness.stop();
  }
}

/** Approves a valuation of all units, each worth a little more than the one before it. */
function approving(harness: Harness, caller: Awaited<ReturnType<Harness['caller']>>, portfolioId: string) {
  return async (valueDate: string, more: number): Promise<string[]> => {
    const body = { portfolioId, name: `Per ${valueDate}`, valueDate };
    const { id, unitIds } = await harness.api.call(valuationApi.createValuation, { body }, caller);
    const results = unitIds.map((unitId, at) => madeUpResult(unitId, 200_000 + more + at, { valueDate }));
    await harness.putValues(caller, id, results);
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
