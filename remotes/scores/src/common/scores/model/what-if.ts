import { type MetricUpdate, type ScoreUse, scoreUses, type WeightUpdate } from '@kavel/contracts';
import type { CatalogueMetric } from './catalogue';

/**
 * What a user put in place of the catalogue's weights and of the measured values, by metric. A weight is in points: the
 * default weight of 10 % is 10 points. A value is in the unit of the metric.
 */
export interface WhatIf {
  weights: Readonly<Record<string, number>>;
  values: Readonly<Record<string, number>>;
}

export const nothingChanged: WhatIf = { weights: {}, values: {} };

/** Highest weight that can be set, in points. */
export const mostPoints = 100;

const names = { weights: 'weights', values: 'values' } as const;
type Kind = keyof typeof names;

/** Reads `?weights=energy:20,green:0&values=energy:120`; what cannot be read is left out. */
export function readWhatIf(query: URLSearchParams): WhatIf {
  const weights = readNumbers(query.get(names.weights));
  return {
    weights: Object.fromEntries(
      Object.entries(weights).filter(([, weight]) => weight >= 0 && weight <= mostPoints),
    ),
    values: readNumbers(query.get(names.values)),
  };
}

function readNumbers(text: string | null): Record<string, number> {
  const parts = (text ?? '').split(',').map(part => part.split(':'));
  return Object.fromEntries(
    parts.flatMap(([key, number]) => {
      const value = number ? Number(number) : Number.NaN;
      return key && Number.isFinite(value) ? [[key, value]] : [];
    }),
  );
}

/** The query with these changes; other names stay. */
export function writeWhatIf(query: URLSearchParams, whatIf: WhatIf): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const kind of Object.keys(names) as Kind[]) {
    const text = Object.entries(whatIf[kind])
      .map(([key, value]) => `${key}:${value}`)
      .join(',');
    if (text) next.set(names[kind], text);
    else next.delete(names[kind]);
  }
  return next;
}

/** Sets one value or weight; null takes it back. */
export function withChange(whatIf: WhatIf, kind: Kind, key: string, value: number | null): WhatIf {
  const { [key]: _, ...others } = whatIf[kind];
  return { ...whatIf, [kind]: value === null ? others : { ...others, [key]: value } };
}

export const countOf = ({ weights, values }: WhatIf) =>
  Object.keys(weights).length + Object.keys(values).length;

/** Leaves out what no metric of the catalogue is named, such as in a link of an earlier version. */
export function knownTo(whatIf: WhatIf, metrics: readonly Pick<CatalogueMetric, 'key'>[]): WhatIf {
  const known = new Set(metrics.map(({ key }) => key));
  const only = (changes: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(changes).filter(([key]) => known.has(key)));
  return { weights: only(whatIf.weights), values: only(whatIf.values) };
}

type Weighted = Pick<CatalogueMetric, 'key' | 'weights'>;

/** Default weight of a use, in points. */
export function defaultPoints({ weights }: Pick<CatalogueMetric, 'weights'>, use: ScoreUse): number {
  return Math.round(weights[use] * 1_000) / 10;
}

/** Points of each metric, and the share of the total that they come to; shares are 0 when all points are. */
export function sharesOf(
  { weights }: WhatIf,
  metrics: readonly Weighted[],
  use: ScoreUse,
): Map<string, { points: number; share: number }> {
  const exact = metrics.map(({ key, weights: defaults }) => weights[key] ?? defaults[use] * 100);
  const sum = exact.reduce((total, points) => total + points, 0);
  return new Map(
    metrics.map((metric, at) => [
      metric.key,
      {
        points: weights[metric.key] ?? defaultPoints(metric, use),
        share: sum === 0 ? 0 : (exact[at] ?? 0) / sum,
      },
    ]),
  );
}

export function isWeightless(whatIf: WhatIf, metrics: readonly Weighted[], use: ScoreUse): boolean {
  return [...sharesOf(whatIf, metrics, use).values()].every(({ share }) => share === 0);
}

/** Uses that have no weight left. The service refuses weights for a list when any use has none. */
export function weightlessUses(whatIf: WhatIf, metrics: readonly Weighted[]): ScoreUse[] {
  return scoreUses.filter(use => isWeightless(whatIf, metrics, use));
}

/** Own weights in points as the service takes them: in fractions. */
export function weightUpdatesOf({ weights }: WhatIf): WeightUpdate[] {
  return Object.entries(weights).map(([key, points]) => ({ key, weight: points / 100 }));
}

/**
 * The changes as the service takes them, for objects of one use. Weights are sent of all metrics: a named one holds for
 * every use, and another use may have no weight left.
 */
export function updatesOf(
  whatIf: WhatIf,
  metrics: readonly Weighted[],
  use: ScoreUse,
): { metricUpdates: MetricUpdate[]; weightUpdates: WeightUpdate[] } {
  const own = Object.keys(whatIf.weights).length > 0;
  return {
    metricUpdates: Object.entries(whatIf.values).map(([key, value]) => ({ key, value })),
    weightUpdates: own
      ? metrics.map(({ key, weights }) => ({
          key,
          weight: key in whatIf.weights ? (whatIf.weights[key] ?? 0) / 100 : weights[use],
        }))
      : [],
  };
}
