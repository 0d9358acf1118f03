import type { ClimateLayer, ClimateRisk } from '@kavel/contracts/sustainability';
import type { SustainabilitySubject } from '../subject';

/** From this exposure on a building needs protection of its own: °C, cm, 0 to 100, class. */
const exposedFrom: Record<ClimateLayer, number> = { heat: 45, rain: 20, flood: 30, foundation: 2 };

/** Exposure of the place, and vulnerability of the building, apart. */
export function climateRisksOf(subject: SustainabilitySubject): ClimateRisk[] {
  const { climate, facts } = subject;
  const exposures: Record<ClimateLayer, number | null> = {
    heat: climate.heat,
    rain: climate.rain,
    flood: floodExposure(climate),
    foundation: foundationRisk(subject),
  };
  return Object.entries(exposures).map(([layer, exposure]) => ({
    layer: layer as ClimateLayer,
    exposure,
    vulnerable: vulnerable(exposure, exposedFrom[layer as ClimateLayer], facts.protection),
  }));
}

function vulnerable(exposure: number | null, from: number, protection: number | null): boolean | null {
  if (exposure === null) return null;
  if (exposure < from) return false;
  return protection === null ? null : protection === 0;
}

const severities: readonly (readonly [upTo: number, severity: number])[] = [
  [0, 0],
  [20, 25],
  [50, 50],
  [200, 75],
];
const chances: readonly (readonly [from: number, weight: number])[] = [
  [1 / 30, 1],
  [1 / 300, 0.75],
  [1 / 3_000, 0.5],
];

/** Exposure 0 to 100: severity of the depth times the weight of the chance; no depth needs no chance. */
export function floodExposure({
  floodDepth,
  floodChance,
}: Pick<SustainabilitySubject['climate'], 'floodDepth' | 'floodChance'>): number | null {
  if (floodDepth === null) return null;
  const severity = severities.find(([upTo]) => floodDepth <= upTo)?.[1] ?? 100;
  if (severity === 0) return 0;
  if (floodChance === null) return null;
  return severity * (chances.find(([from]) => floodChance >= from)?.[1] ?? 0.25);
}

const labels = ['A', 'B', 'C', 'D', 'E'];
/** From this year on buildings stand on concrete piles. */
const concreteFrom = 1970;

/** Class 0 to 3: of the foundation label; none from 1970 on; else that of the area. */
export function foundationRisk({ facts, bouwjaar, climate }: SustainabilitySubject): number | null {
  const at = labels.indexOf(facts.foundationLabel ?? '');
  if (at >= 0) return (at * 3) / 4;
  if (bouwjaar !== null && bouwjaar >= concreteFrom) return 0;
  return climate.foundation;
}
