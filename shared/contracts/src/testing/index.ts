export { madeUpScore, madeUpScoreMetric, madeUpScorePart } from './made-up-score';
export { madeUpSustainability, madeUpSustainabilityScore } from './made-up-sustainability';
/** Made-up results of calls, for tests of services and pages. */
export { madeUpTransaction } from './made-up-transaction';
