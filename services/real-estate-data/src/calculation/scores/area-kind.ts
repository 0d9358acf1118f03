import type { AreaScores, AreaScoreTable, Snapshot, StoredAreaScore } from '@kavel/catalogue';
import type { AreaScorePart } from '@kavel/contracts';
import type { Metric } from '@kavel/engine';
import type { CalculationContext } from '../deps';

/** Mean points of a metric; without percentiles for what is the same everywhere. */
export interface MeanPoints extends Pick<StoredAreaScore, 'mean' | 'objects'> {
  values: Pick<StoredAreaScore, 'p10' | 'p50' | 'p90'> | null;
}

/** What scores of areas are made of besides what is stored of each. */
export interface AreaSources {
  /** Mean points of a metric that is not stored, because it changes between imports. */
  presentMeanOf(metric: Metric, uses: AreaScores['uses']): MeanPoints | undefined;
  referenceOf(gemeentecode: string | null, key: string): AreaScorePart['reference'];
}

/** A catalogue of metrics whose mean points are stored by area. */
export interface AreaKind {
  metrics: readonly Metric[];
  version: string;
  /** Where they are stored. */
  table: AreaScoreTable;
  sourcesOf(context: CalculationContext, snapshot: Snapshot): Promise<AreaSources>;
}
