import type { HeatSource, OfficeExemption } from './lists';

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
