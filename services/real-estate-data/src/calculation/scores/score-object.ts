import type { ScoredObject } from '@kavel/catalogue';
import { fullAddress, type PropertyScore } from '@kavel/contracts';
import {
  type Measurement,
  type Metric,
  type QuantilesOf,
  type RankOf,
  scoreOf,
  scoreUseOf,
  withUpdates,
} from '@kavel/engine';
import type { Terms } from './terms';

/** A catalogue of metrics by which objects are scored. */
export interface ScoreKind {
  metrics: readonly Metric[];
  version: string;
  rankOf: RankOf;
}

/** What values of areas are compared with. */
export interface Comparison {
  /** The present year. */
  year: number;
  quantilesOf: QuantilesOf;
  referenceOf(gemeentecode: string | null, key: string): PropertyScore['parts'][number]['reference'];
}

/** The score of an object from its values, with those of the caller in their place. */
export function scoreObject(
  { metrics, version, rankOf }: ScoreKind,
  object: ScoredObject,
  values: ReadonlyMap<string, Measurement>,
  { year, quantilesOf, referenceOf }: Comparison,
  terms: Terms,
): PropertyScore {
  const { objectId, gemeentecode } = object;
  const use = scoreUseOf(object.vtwType);
  const rank = (key: string, value: number) => rankOf(quantilesOf, gemeentecode, key, value);
  const measured = withUpdates(values, terms.metricUpdates, objectId, year, rank);
  const { parts, ...score } = scoreOf(metrics, { use, year, weights: terms.weights[use], measured });
  return {
    objectId,
    address: fullAddress(object),
    ...score,
    parts: terms.withParts
      ? parts.map(part => ({ ...part, reference: referenceOf(gemeentecode, part.key) }))
      : [],
    buurtScore: null,
    use,
    version,
    custom: terms.custom,
  };
}

/** Parts with the names and definitions of their metrics, for one address. */
export function explainedBy(
  metrics: readonly Metric[],
): (part: PropertyScore['parts'][number]) => PropertyScore['parts'][number] {
  const texts = new Map(metrics.map(({ key, name, definition }) => [key, { name, definition }]));
  return part => ({ ...part, ...texts.get(part.key) });
}
