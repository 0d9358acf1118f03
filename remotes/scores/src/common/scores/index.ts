export { propertyScore } from './api/property-score';
export { scoreQueries } from './api/score-queries';
export type { AskedArea, CatalogueMetric, MeasuredCircle, ScoreCatalogue } from './model/catalogue';
export { failureOf } from './model/failure';
export { compareWithBuurt } from './model/score-summary';
export {
  countOf,
  isWeightless,
  knownTo,
  nothingChanged,
  readWhatIf,
  updatesOf,
  type WhatIf,
  weightUpdatesOf,
  writeWhatIf,
} from './model/what-if';
export { AddressPicker } from './ui/address-picker';
export { AreaPage } from './ui/area-page';
export { CatalogueProvider, useCatalogue } from './ui/catalogue-context';
export { Comparison } from './ui/comparison';
export { MetricsMap } from './ui/metrics-map';
export { PartsTable } from './ui/parts-table';
export { PortfolioScores } from './ui/portfolio-scores';
export { PortfolioScoresPage } from './ui/portfolio-scores-page';
export { SavedWeights } from './ui/saved-weights';
export { ScaleBar } from './ui/scale-bar';
export { ScoreFailure } from './ui/score-failure';
export { ScorePage } from './ui/score-page';
export { ScoreTotal, useBandText } from './ui/score-total';
export { useMetricText } from './ui/use-metric-text';
export { type ScoreState, useScore } from './ui/use-score';
export { useWhatIf } from './ui/use-what-if';
export { WeightsEditor } from './ui/weights-editor';
export { WhatIfPanel } from './ui/what-if-panel';
