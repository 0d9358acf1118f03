import { noClimate, noEnergyFacts, type SustainabilitySubject } from '../subject';

type Changes = Partial<Omit<SustainabilitySubject, 'facts' | 'climate'>> & {
  facts?: Partial<SustainabilitySubject['facts']>;
  climate?: Partial<SustainabilitySubject['climate']>;
};

/** A house of 100 m² of 1990 with label C, with other facts where given. */
export function subjectWith({ facts, climate, ...changes }: Changes = {}): SustainabilitySubject {
  return {
    vtwType: 'eengezinswoning',
    oppervlakte: 100,
    bouwjaar: 1990,
    energielabel: 'C',
    sunnyRoof: null,
    ...changes,
    facts: { ...noEnergyFacts, ...facts },
    climate: { ...noClimate, ...climate },
  };
}
