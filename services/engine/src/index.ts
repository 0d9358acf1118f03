export {
  buildRentMarket,
  buildSalesMarket,
  type DealMarket,
  defaultMaxReferences,
  learnSales,
  type SalesLearning,
  type SalesMarket,
} from './avm/deal-market';
export type { UnitEvidence, ValuationEvidence } from './avm/evidence/evidence';
export { type GatheredUnit, gatherEvidence } from './avm/evidence/gather-evidence';
export { type EvidenceTwice, effectsOfInputs, type InputEffects } from './avm/evidence/value-as-before';
export { indexOfEvidence, type ValueByEvidence, valuesByEvidence } from './avm/evidence/value-by-evidence';
export { type Evaluation, measured, type TestPart, testPart } from './avm/learned/evaluate';
export type { SalesTable } from './avm/learned/sales-table';
export { foldsOf, monthsFrom } from './avm/learned/test-parts';
export { lettingRows, marketRent, rentOn } from './avm/market-rent';
export { indexedPrice, type ModelValue, modelValueOf } from './avm/model-value';
export { isEarlierModel, learningVersion, modelVersion } from './avm/model-version';
export {
  knownModels,
  learnedComparables5,
  type ValuationModel,
  type ValuationModels,
  valuationModels,
} from './avm/models';
export { isoMonth, monthOf } from './avm/month';
export { distanceBetween, type Position } from './avm/plane';
export { priceGrowth } from './avm/price-growth';
export type { Deal, Property } from './avm/property';
export type { PropertyValuation, PropertyValue } from './avm/property-value';
export { levelAt, type TimeIndex } from './avm/time-index';
export {
  type AppraiserChoice,
  basisOf,
  knownSalesOf,
  type ReferenceChoice,
  valueProperty,
} from './avm/value-property';
export {
  type BridgeEffects,
  bridgeOfEffects,
  type ValueBridge,
} from './bridge/bridge-steps';
export { type BridgedUnit, type Revaluation, valueBridge } from './bridge/value-bridge';
export { weighedEffects } from './bridge/weighed-bridge';
export type { WeighedCashFlow, WeighedPair, WeighedSide, WeighedTerms } from './bridge/weighed-inputs';
export { computeBrief } from './brief/compute-brief';
export { type BucketUnit, suggestBuckets } from './buckets/suggest';
export { annualOperatingCosts } from './dcf/annual-costs';
export { withCapex } from './dcf/capex';
export {
  type CashFlowMethod,
  cashFlowMethod,
  cashFlowTerms,
  cashFlowVersion,
} from './dcf/cash-flow-methods';
export { cashFlowValues } from './dcf/cash-flow-values';
export { drawsOf } from './dcf/monte-carlo/draws';
export { monteCarloResult, monteCarloVersion } from './dcf/monte-carlo/monte-carlo';
export { type BucketFlows, typedFlows } from './dcf/monte-carlo/typed-flows';
export { valueOfDraw } from './dcf/monte-carlo/value-of-draw';
export { transferCostsOf, unitParameters } from './dcf/parameters';
export { type PortfolioCashFlow, portfolioCashFlow } from './dcf/portfolio';
export { RateAtOrBelowGrowth } from './dcf/rate-above-growth';
export { reconcile, weigh, weighedByUnit } from './dcf/reconciliation';
export { type CashFlowUnit, rentsOf, type UnitParameters } from './dcf/unit';
export { type ScenarioValues, scenariosOf } from './dcf/unit-values';
export type { WhatIf } from './dcf/what-if';
export { valueOfJump } from './label-jump/value-of-jump';
export { expiryByYear } from './leases/expiry';
export { type IndexationTerms, type Indexed, type IndexedLease, indexed } from './leases/indexation';
export { type LeaseWalt, leaseWalt } from './leases/lease-walt';
export { isRunning, monthStart } from './leases/running';
export { cents, factsOn, type LeaseFacts, leaseFactsOf, nextLeaseChange } from './leases/unit-facts';
export { type OccupiedUnit, vacancyByMonth } from './leases/vacancy';
export { accuracyClass, type OutcomeShares } from './measures/accuracy-class';
export { hitRate, type RatioPair, type RatioStudy, ratioStudy } from './measures/ratio-study';
export { type CashFlowNorms, currentNorms } from './parameters/cash-flow-norms';
export { operatingCostNorm, operatingCostsOf } from './parameters/operating-costs';
export type { PurchaserKind } from './parameters/transfer-tax';
export { type WwsNorms, wws2026 } from './parameters/wws';
export { firstDeedDate, type Purchase, purchaseCostParameters, purchaseCosts } from './purchase-costs';
export {
  daysByYear,
  daysOfYear,
  type ReturnPeriod,
  returnsByYear,
  returnsOf,
  type YearReturns,
} from './returns/total-return';
export { type Metric, propertyScoreMetrics } from './scores/catalogue';
export { primaryFossilEnergyOf } from './scores/energy';
export { permittedUsesOf } from './scores/permitted-uses';
export { type QuantilesOf, type RankOf, rankOf } from './scores/rank';
export { type Measurement, type Score, scoreOf } from './scores/score';
export { pointsOf, scaled } from './scores/subscore';
export { totalOf } from './scores/total';
export { withUpdates } from './scores/updates';
export { scaleFor, scoreUseOf } from './scores/uses';
export { requireKnown, ScoreUpdateError, type ScoreWeights, weightsWith } from './scores/weights';
export { areaIndex, type PeriodLevel, type SalesCell } from './series/area-index';
export {
  type ChainedIndex,
  type ChainLink,
  chainIndex,
  type IndexPart,
  type SeriesPoint,
} from './series/chain';
export {
  isMissing,
  type LastSale,
  type OwnSignal,
  type Rating,
  ratePand,
  type SourcedObject,
  type SourcedPand,
  type SourcingDates,
  type SourcingWeights,
  sourcingWeights,
  sumOrNull,
  type WeighedSignal,
} from './sourcing';
export { sustainabilityMetrics, sustainabilityRankOf } from './sustainability/catalogue';
export {
  type ClimateValues,
  climateValuesOf,
  type MeasureCost,
  noClimate,
  noEnergyFacts,
  type Pathway,
  type SustainabilitySubject,
} from './sustainability/subject';
export {
  type Sustainability,
  type SustainabilityValue,
  sustainabilityOf,
  type ValueOrigin,
} from './sustainability/sustainability';
export {
  maxRentOf,
  type WwsDwelling,
  type WwsPoints,
  type WwsResult,
  wwsDwelling,
  wwsOf,
} from './wws/points';
export { wozReaching } from './wws/woz-reaching';
export { type LetIncome, rentRange, rentSensitivity, valueByRent } from './yields/value-by-rent';
export { type LeaseTerm, walt, yearsBetween } from './yields/walt';
export { barKk, barVon, nar, type RentedUnit, rentSum } from './yields/yields';
