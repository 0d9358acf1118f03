import { shownValue } from '@kavel/contracts';
import {
  drawnKeys,
  type MonteCarlo,
  pointKeys,
  type TornadoEffect,
  tornadoOf,
  type WhatIfOutcome,
} from '@kavel/contracts/valuations';

const money = (value: number) => shownValue({ value });

/** The market value with one parameter lower and higher, the one that moves it most first; null without a value. */
export function tornadoFigures(outcomes: readonly WhatIfOutcome[]) {
  const tornado = tornadoOf(outcomes);
  if (tornado === null) return null;
  const width = ({ low, high }: TornadoEffect) => Math.abs((high ?? tornado.base) - (low ?? tornado.base));
  return {
    base: money(tornado.base),
    effects: tornado.effects
      .toSorted((a, b) => width(b) - width(a))
      .map(({ key, range, low, high }) => ({
        key,
        range,
        points: pointKeys.has(key),
        low: low === null ? null : money(low),
        high: high === null ? null : money(high),
      })),
  };
}

/** Percentiles that the report has, of the 201 that are kept. */
const percentiles = [5, 25, 50, 75, 95] as const;

/** The last simulation of the valuation as it is now; null where none was made, or one of other inputs. */
export function monteCarloFigures(simulation: MonteCarlo | null) {
  if (simulation === null || simulation.result === null || simulation.outdated) return null;
  const { settings, result } = simulation;
  const { spreads, shapes, correlation, seed } = settings;
  return {
    base: money(result.base),
    percentiles: percentiles.map(percent => ({ percent, value: money(result.quantiles[percent * 2] ?? 0) })),
    runs: result.valued,
    withoutValue: result.withoutValue,
    seed,
    correlation,
    date: simulation.finishedAt?.slice(0, 10) ?? null,
    check: result.check,
    drawn: drawnKeys
      .filter(key => spreads[key] > 0)
      .map(key => ({
        key,
        spread: spreads[key],
        points: pointKeys.has(key),
        shape: shapes?.[key] ?? ('normal' as const),
      })),
  };
}
