import { type EnergyLabel, energyLabels, type VtwType } from '@kavel/contracts';
import type { EnergyFacts } from '@kavel/contracts/sustainability';
import { primaryFossilEnergyOf } from '../../scores/energy';
import {
  emissionFactorOf,
  envelopeByYear,
  officeClasses,
  primaryEnergy,
  solarPotential,
} from '../parameters';
import type { SustainabilitySubject } from '../subject';

const dwellings: readonly VtwType[] = ['eengezinswoning', 'appartement'];

/** Upper bound of a class, primary fossil kWh/m² a year; null for uses of which we have no classes. */
export function classBoundOf(vtwType: VtwType, label: EnergyLabel): number | null {
  if (dwellings.includes(vtwType)) return primaryFossilEnergyOf(label);
  return vtwType === 'kantoor' ? officeClasses.bounds[label] : null;
}

/** Energy demand that goes with an energielabel. */
export function energyDemandOf({
  vtwType,
  energielabel,
}: Pick<SustainabilitySubject, 'vtwType' | 'energielabel'>): number | null {
  return energielabel && classBoundOf(vtwType, energielabel);
}

/** Energielabel of a demand, at best A++++; null for uses of which we have no classes. */
export function labelOf(vtwType: VtwType, demand: number): EnergyLabel | null {
  if (classBoundOf(vtwType, 'G') === null) return null;
  const classes = energyLabels.filter(label => label !== 'A+++++' && label !== 'G');
  return classes.find(label => demand <= (classBoundOf(vtwType, label) ?? 0)) ?? 'G';
}

/** Metered kWh per m² a year; null without a meter or an area. */
export function meteredOf({
  oppervlakte,
  facts,
}: Pick<SustainabilitySubject, 'oppervlakte' | 'facts'>): number | null {
  const { gasM3, electricityKwh, heatKwh } = facts;
  const known = [gasM3, electricityKwh, heatKwh].some(value => value !== null);
  if (!known || !oppervlakte) return null;
  const kwh = (gasM3 ?? 0) * primaryEnergy.gasKwhPerM3 + (electricityKwh ?? 0) + (heatKwh ?? 0);
  return kwh / oppervlakte;
}

/**
 * kg CO2 per m² a year: of what was metered, else of the energy demand by heat source. Null where the source is not known,
 * and for district heat, whose factor depends on the network.
 */
export function carbonOf(subject: SustainabilitySubject, year: number): number | null {
  return meteredCarbonOf(subject, year) ?? demandedCarbonOf(subject, year);
}

function meteredCarbonOf({ oppervlakte, facts }: SustainabilitySubject, latest: number): number | null {
  const { gasM3, electricityKwh, heatKwh } = facts;
  if (!oppervlakte || heatKwh || electricityKwh === null) return null;
  const year = facts.year ?? latest;
  const kilos =
    (gasM3 ?? 0) * emissionFactorOf('gas', year) + electricityKwh * emissionFactorOf('electricity', year);
  return kilos / oppervlakte;
}

/** Share of the primary demand that is met with gas; hybrid: our own assumption. */
const gasShares = { gas: 1, hybrid: 0.5, 'heat-pump': 0 };

function demandedCarbonOf(subject: SustainabilitySubject, year: number): number | null {
  const demand = energyDemandOf(subject);
  const { heatSource } = subject.facts;
  if (demand === null || heatSource === null || heatSource === 'district') return null;
  const gas = (demand * gasShares[heatSource]) / primaryEnergy.gasKwhPerM3;
  const electricity = (demand * (1 - gasShares[heatSource])) / primaryEnergy.electricity;
  return gas * emissionFactorOf('gas', year) + electricity * emissionFactorOf('electricity', year);
}

/** Insulation of the façade, m²K/W: measured, else of the time of construction. */
export function envelopeOf(bouwjaar: number | null, facts: Pick<EnergyFacts, 'facadeRc'>): number | null {
  if (facts.facadeRc !== null) return facts.facadeRc;
  if (bouwjaar === null) return null;
  return envelopeByYear.from.findLast(([from]) => bouwjaar >= from)?.[1] ?? null;
}

/** Share of the roof's potential that is in use; only of houses, whose roof serves one address. */
export function solarShareOf({ vtwType, facts, sunnyRoof }: SustainabilitySubject): number | null {
  if (vtwType !== 'eengezinswoning' || facts.solarKwp === null || !sunnyRoof) return null;
  return facts.solarKwp / (sunnyRoof * solarPotential.kwpPerM2);
}
