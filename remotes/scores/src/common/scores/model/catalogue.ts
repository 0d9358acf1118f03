import type {
  AreaRanking,
  AreaScore,
  PropertyScore,
  PropertyScores,
  ScoreAreaType,
  ScoreMetric,
  ScoreRequest,
  ScoreTexts,
  ScoreUse,
  WeightUpdate,
} from '@kavel/contracts';
import type { PoiKind } from '@kavel/contracts/layers';

/** A metric as the pages use it; themes differ by catalogue. */
export type CatalogueMetric = Omit<ScoreMetric, 'theme'>;

/** An area, and whose weights apply to it: those of a use, with the caller's in place of them. */
export interface AskedArea {
  areaType: ScoreAreaType;
  areaKey: string;
  use: ScoreUse;
  weightUpdates?: readonly WeightUpdate[];
}

/**
 * How a metric of the object itself was measured: to the nearest point, or by counting points within a radius in
 * metres. `points` are the points on the map that it is about, where the catalogue has them.
 */
export type MeasuredCircle = { points: readonly PoiKind[] } & (
  | { how: 'nearest' }
  | { how: 'within'; metres: number }
);

/**
 * What the pages of a score have to know of it: its calls, and where its pages are. The property score is one; another
 * score with calls of the same shapes uses the same pages.
 */
export interface ScoreCatalogue {
  /** Distinguishes its answers from those of others. */
  key: string;
  name: ScoreTexts;
  /** Base of its pages: `/score` has `/score/:id`, `/score/compare` and `/score/area/:areaType/:areaKey`. */
  path: string;
  /** Which pages it has besides that of one address; links lead to these only. */
  pages: readonly ('compare' | 'area' | 'portfolio')[];
  metrics(signal: AbortSignal): Promise<readonly CatalogueMetric[]>;
  score(id: string, signal: AbortSignal): Promise<PropertyScore>;
  scores(request: ScoreRequest, signal: AbortSignal): Promise<PropertyScores>;
  area(asked: AskedArea, signal: AbortSignal): Promise<AreaScore>;
  /** The area and those that it is ranked among. */
  ranking(asked: AskedArea, signal: AbortSignal): Promise<AreaRanking>;
  /** Texts of the specification for failures without a message of their own. */
  failures: Record<'metrics' | 'score' | 'scores' | 'area', string>;
  /** By metric; a metric that is not listed is not drawn around the object. */
  circles: Readonly<Record<string, MeasuredCircle>>;
}
