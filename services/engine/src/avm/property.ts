import { type EnergyLabel, energyLabels } from '@kavel/contracts';

/** Facts of a property that its price depends on. Area in m², degrees WGS84. */
export interface Property {
  lon: number;
  lat: number;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
}

/** A sale (price in euro) or a letting (price is the rent in euro a year) on an ISO date. */
export interface Deal extends Property {
  id: string;
  date: string;
  price: number;
  oppervlakte: number;
}

export type AttributeDriver = 'area' | 'year' | 'label';

/** Driver of each feature, in the order of `featuresOf`. */
export const featureDrivers: readonly AttributeDriver[] = ['area', 'year', 'year', 'label'];

/**
 * Log area; decades since 1970; decades before 1945, because great age may increase value; energielabel, higher is
 * better.
 */
export function featuresOf(property: Property): number[] {
  const { oppervlakte, bouwjaar, energielabel } = property;
  const year = bouwjaar === null ? Number.NaN : Math.min(Math.max(bouwjaar, 1850), 2050);
  return [
    oppervlakte === null ? Number.NaN : Math.log(oppervlakte),
    (Math.max(year, 1900) - 1970) / 10,
    Math.max(0, 1945 - year) / 10,
    energielabel === null ? Number.NaN : -energyLabels.indexOf(energielabel),
  ];
}
