import type { EnergyLabel, VtwType } from '@kavel/contracts';
import type { ClimateLayer, EnergyFacts, PathwayMeasure } from '@kavel/contracts/sustainability';

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

/** Values of the layers at an object, as they are found there. */
export function climateValuesOf({
  heat,
  rain,
  flood,
  foundation,
}: Partial<Record<ClimateLayer, { value: number; chance: number | null }>>): ClimateValues {
  return {
    heat: heat?.value ?? null,
    rain: rain?.value ?? null,
    floodDepth: flood?.value ?? null,
    floodChance: flood?.chance ?? null,
    foundation: foundation?.value ?? null,
  };
}

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
