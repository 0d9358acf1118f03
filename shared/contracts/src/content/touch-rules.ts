import { dwellingTypes, type EnergyLabel, type VtwType } from '../objects/lists';

/** Which units a law touches, by facts that the owner of a portfolio knows. */
export const touchRules = ['office-label-c', 'rented-dwellings', 'labels-efg'] as const;
export type TouchRule = (typeof touchRules)[number];

/** Units with one of these types and labels (none: with any), of at least so many m², and with a rent. */
export interface TouchedUnits {
  types: readonly VtwType[];
  labels: readonly EnergyLabel[];
  minArea: number | null;
  rented: boolean;
}

/** A unit whose label is not known is not counted: nothing is claimed of it. */
export const touchedUnits: Record<TouchRule, TouchedUnits> = {
  'office-label-c': { types: ['kantoor'], labels: ['D', 'E', 'F', 'G'], minArea: 100, rented: false },
  'rented-dwellings': { types: dwellingTypes, labels: [], minArea: null, rented: true },
  'labels-efg': { types: dwellingTypes, labels: ['E', 'F', 'G'], minArea: null, rented: false },
};
