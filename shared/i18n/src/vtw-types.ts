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

/** Localised names of the VTW types, for the texts of any package. */
export const vtwTypeTexts = { nl, en, de };

/** The same as a hook, for use without other texts. */
export const { useTexts: useVtwTypes } = defineTexts(vtwTypeTexts);
