import type { EnergyLabel } from '@kavel/contracts';

/** Upper bound of each energielabel's class for dwellings, primary fossil kWh/m² a year (NTA 8800); G has none. */
const primaryFossilEnergy: Record<EnergyLabel, number> = {
  'A+++++': 0,
  'A++++': 0,
  'A+++': 50,
  'A++': 75,
  'A+': 105,
  A: 160,
  B: 190,
  C: 250,
  D: 290,
  E: 335,
  F: 380,
  G: 420,
};

export function primaryFossilEnergyOf(label: EnergyLabel): number {
  return primaryFossilEnergy[label];
}
