import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import type { Random } from '../random';

/** Mean position in the list of labels, best first, by year of building. */
const meanByYear: readonly (readonly [before: number, mean: number])[] = [
  [1930, 9.4],
  [1946, 9],
  [1966, 8.4],
  [1976, 8],
  [1984, 7.4],
  [1992, 6.9],
  [2000, 6.1],
  [2006, 5.4],
  [2015, 4.7],
  [2021, 3.4],
];
const meanOfNewest = 2.3;

/** A label that fits the year, better where the building was renovated. */
export function drawLabel(random: Random, bouwjaar: number): EnergyLabel {
  const mean = meanByYear.find(([before]) => bouwjaar < before)?.[1] ?? meanOfNewest;
  const renovated = bouwjaar < 1992 && random.chance(0.22) ? random.between(2, 4) : 0;
  const position = Math.round(mean + random.normal() * 1.1 - renovated);
  return energyLabels[Math.min(energyLabels.length - 1, Math.max(0, position))] ?? 'C';
}
