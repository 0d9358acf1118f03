import type { EnergyLabel, VtwType } from '@kavel/contracts';
import type { HeatSource, OfficeExemption, PathwayMeasure } from '@kavel/contracts/sustainability';

/** Facts of an object from an imported file of its energy and protection; null where the file does not tell. */
export interface EnergyFacts {
  heatSource: HeatSource | null;
  /** Metered in a year; all three null means not metered. */
  gasM3: number | null;
  electricityKwh: number | null;
  heatKwh: number | null;
  solarKwp: number | null;
  /** Insulation of the façade, m²K/W. */
  facadeRc: number | null;
  /** Embodied carbon A1–A5, kg per m². */
  embodied: number | null;
  officeExemption: OfficeExemption | null;
  /** Power of heating and cooling, kW. */
  hvacKw: number | null;
  monitored: boolean | null;
  /** Number of own measures against heat, rain, flood and subsidence. */
  protection: number | null;
  /** Rain that the plot keeps, mm. */
  rainKept: number | null;
  /** Foundation label A to E. */
  foundationLabel: string | null;
  /** Year of the facts. */
  year: number | null;
}

export const noEnergyFacts: EnergyFacts = {
  heatSource: null,
  gasM3: null,
  electricityKwh: null,
  heatKwh: null,
  solarKwp: null,
  facadeRc: null,
  embodied: null,
  officeExemption: null,
  hvacKw: null,
  monitored: null,
  protection: null,
  rainKept: null,
  foundationLabel: null,
  year: null,
};

/** Values of the climate layers at an object; null outside of what was imported. */
export interface ClimateValues {
  /** Felt temperature on a hot day, °C. */
  heat: number | null;
  /** Water depth at 70 mm in two hours, cm. */
  rain: number | null;
  /** Depth of a flood, cm, and its chance a year. */
  floodDepth: number | null;
  floodChance: number | null;
  /** Foundation risk of the area, class 0 to 3. */
  foundation: number | null;
}

export const noClimate: ClimateValues = {
  heat: null,
  rain: null,
  floodDepth: null,
  floodChance: null,
  foundation: null,
};

/** A decarbonisation pathway that an organisation imported. */
export interface Pathway {
  id: string;
  vtwType: VtwType;
  measure: PathwayMeasure;
  /** Ascending years; linear in between. */
  values: readonly { year: number; value: number }[];
}

/** A row of the imported table of measures. */
export interface MeasureCost {
  name: string;
  vtwType: VtwType;
  builtFrom: number;
  builtTo: number;
  eurosPerM2: number;
  /** Less kWh per m² a year. */
  savedKwhPerM2: number;
  source: string;
  year: number;
  fictional: boolean;
}

/** Everything about an object that its sustainability follows from. */
export interface SustainabilitySubject {
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  facts: EnergyFacts;
  climate: ClimateValues;
  /** Sunlit roof of the pand, m². */
  sunnyRoof: number | null;
}
