export { type ClimateAt, type ClimateValue, climateAt, readClimate } from './climate';
export {
  energyFacts,
  measureTable,
  type StoredEnergyFacts,
  type StoredMeasure,
  storedEnergyFacts,
  sunnyRoofs,
} from './facts';
