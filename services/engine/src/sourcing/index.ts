export {
  type LastSale,
  type SourcedObject,
  type SourcedPand,
  type SourcingDates,
  sumOrNull,
} from './pand';
export { type OwnSignal, type Rating, ratePand, type WeighedSignal } from './rate';
export { isMissing } from './signal';
export { type SourcingWeights, sourcingWeights } from './weights';
