export { type ClimateAt, type ClimateValue, climateAt } from './climate';
export { energyFacts, measureTable, type StoredEnergyFacts, type StoredMeasure, sunnyRoofs } from './facts';
