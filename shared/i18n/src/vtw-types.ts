import type { VtwType } from '@kavel/contracts';
import { defineTexts } from './texts';

const nl: Record<VtwType, string> = {
  eengezinswoning: 'Eengezinswoning',
  appartement: 'Appartement',
  kantoor: 'Kantoor',
  winkel: 'Winkel',
  bedrijfsruimte: 'Bedrijfsruimte',
  zorg: 'Zorg',
  onderwijs: 'Onderwijs',
  logies: 'Logies',
  bijeenkomst: 'Bijeenkomst',
  overig: 'Overig',
};

const en: typeof nl = {
  eengezinswoning: 'House',
  appartement: 'Apartment',
  kantoor: 'Office',
  winkel: 'Shop',
  bedrijfsruimte: 'Industrial',
  zorg: 'Healthcare',
  onderwijs: 'Education',
  logies: 'Lodging',
  bijeenkomst: 'Assembly',
  overig: 'Other',
};

const de: typeof nl = {
  eengezinswoning: 'Einfamilienhaus',
  appartement: 'Wohnung',
  kantoor: 'Büro',
  winkel: 'Laden',
  bedrijfsruimte: 'Gewerberaum',
  zorg: 'Gesundheit',
  onderwijs: 'Bildung',
  logies: 'Beherbergung',
  bijeenkomst: 'Versammlung',
  overig: 'Sonstiges',
};

/** The kinds of object in words, the same in every remote. */
export const { useTexts: useVtwTypes } = defineTexts('vtw-types', { nl, en, de });
