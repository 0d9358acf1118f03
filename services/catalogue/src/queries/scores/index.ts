export {
  type AreaScores,
  type AreaScoreTable,
  areaScores,
  type IndexMedians,
  indexMedians,
  type StoredAreaScore,
} from './area-scores';
export {
  type AreaValue,
  areaCodesOf,
  readScoreAreas,
  type ScoreAreas,
  type ScoreQuantiles,
  scoreAreas,
} from './areas';
export { type ScoredObject, scoredObjects } from './objects';
export { type RegisterDates, registerDates } from './register-dates';
export { areasBeside, namesOfAreas } from './scored-areas';
