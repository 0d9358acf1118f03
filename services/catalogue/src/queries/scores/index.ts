export {
  type AreaValue,
  areaCodesOf,
  readScoreAreas,
  type ScoreAreas,
  type ScoreQuantiles,
  scoreAreas,
} from './areas';
export { type ScoredObject, scoredObjects, scoredObjectsOfBuurt } from './objects';
export { type RegisterDates, registerDates } from './register-dates';
