import { setImmediate } from 'node:timers/promises';
import { checkedRuns, type MonteCarloResult } from '@kavel/contracts/valuations';
import {
  drawsOf,
  monteCarloResult,
  RateAtOrBelowGrowth,
  typedFlows,
  valueOfDraw,
  type WhatIf,
} from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { JobKind, Turn } from '../../jobs/job-kind';
import { endJob, holdLease, type JobLease } from '../../jobs/repositories/job-lease';
import { forNobody, type PortfolioStore } from '../../repositories/store';
import { readCashFlowInput } from '../repositories/known-input';
import { advanceSimulation, endSimulation, readSimulationOfJob } from '../repositories/monte-carlo';
import type { CashFlowInput } from '../rules/cash-flow-input';
import { hashOfInputs } from '../rules/inputs-hash';

export const simulateKind = 'monte-carlo';

/** Milliseconds of computing per turn, so that progress is visible and a cancelled job ends soon. */
const turnMs = 1_000;
/** Runs by type between two chances for other requests; some milliseconds. */
const runsAtOnce = 250;

/**
 * Monte Carlo of a valuation's cash flow. The checked runs are computed over all units turn by turn; the last turn adds
 * the runs by type, which take less than a turn. Other requests are answered between the runs.
 */
export function simulate(store: PortfolioStore): JobKind {
  const fail = (lease: JobLease) =>
    store.inOrganisation(forNobody(lease), async scope => {
      await endSimulation(scope, lease.jobId, 'failed');
      await endJob(scope, lease.jobId);
    });
  return {
    kind: simulateKind,

    async run(lease, signal): Promise<Turn> {
      try {
        const read = await store.inOrganisation(lease, async scope => {
          const simulation = await readSimulationOfJob(scope, lease.jobId);
          return simulation && { simulation, input: await readCashFlowInput(scope, simulation.valuation_id) };
        });
        if (read === undefined) return await finish(store, lease);
        const { simulation, input } = read;
        // The valuation was changed meanwhile: half of the runs would be of another one.
        if (hashOfInputs(input) !== simulation.inputs) {
          await fail(lease);
          return 'finished';
        }
        const draws = drawsOf(simulation.settings);
        const checked = await checkOver(input, draws, simulation.checked, signal);
        const isChecked = checked.length >= Math.min(checkedRuns, draws.length);
        if (!isChecked) {
          await store.inOrganisation(lease, async scope => {
            await holdLease(scope, lease);
            await advanceSimulation(scope, lease.jobId, checked);
          });
          return signal.aborted ? 'interrupted' : 'more';
        }
        const result = await resultOf(input, draws, checked);
        return await finish(store, lease, { result, checked });
      } catch (error) {
        if (!(error instanceof ServiceError) && !(error instanceof RateAtOrBelowGrowth)) throw error;
        await fail(lease);
        return 'finished';
      }
    },

    fail: async lease => {
      await fail(lease);
    },
  };
}

/** Values over all units, after those already computed, for the time of a turn. */
async function checkOver(
  { units, bucketNames, valueDate, params, terms }: CashFlowInput,
  draws: readonly WhatIf[],
  before: readonly (number | null)[],
  signal: AbortSignal,
): Promise<(number | null)[]> {
  const checked = [...before];
  const until = performance.now() + turnMs;
  for (const draw of draws.slice(checked.length, checkedRuns)) {
    if (signal.aborted || performance.now() > until) break;
    await setImmediate();
    try {
      const values = terms.method.values(units, bucketNames, valueDate, params, draw, terms.norms);
      checked.push(values.marketValue);
    } catch (error) {
      if (!(error instanceof RateAtOrBelowGrowth)) throw error;
      checked.push(null);
    }
  }
  return checked;
}

async function resultOf(
  { units, valueDate, params, terms }: CashFlowInput,
  draws: readonly WhatIf[],
  checked: readonly (number | null)[],
): Promise<MonteCarloResult | null> {
  const flows = typedFlows(units, valueDate, params, terms.norms);
  const values: (number | null)[] = [];
  for (const [at, draw] of draws.entries()) {
    if (at % runsAtOnce === 0) await setImmediate();
    values.push(valueOfDraw(flows, draw));
  }
  return monteCarloResult(valueOfDraw(flows, {}) ?? 0, values, checked) ?? null;
}

function finish(
  store: PortfolioStore,
  lease: JobLease,
  ended?: { result: MonteCarloResult | null; checked: readonly (number | null)[] },
): Promise<Turn> {
  return store.inOrganisation(lease, async (scope): Promise<Turn> => {
    await holdLease(scope, lease);
    if (ended) {
      await advanceSimulation(scope, lease.jobId, ended.checked);
      await endSimulation(scope, lease.jobId, ended.result ? 'done' : 'failed', ended.result);
    }
    await endJob(scope, lease.jobId);
    return 'finished';
  });
}
