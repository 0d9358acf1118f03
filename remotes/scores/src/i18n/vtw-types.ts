import type { VtwType } from '@kavel/contracts';
import { defineTexts } from '@kavel/i18n';

const nl: Record<VtwType, string> = {
  eengezinswoning: 'eengezinswoning',
  appartement: 'appartement',
  kantoor: 'kantoor',
  winkel: 'winkel',
  bedrijfsruimte: 'bedrijfsruimte',
  zorg: 'zorg',
  onderwijs: 'onderwijs',
  logies: 'logies',
  bijeenkomst: 'bijeenkomst',
  overig: 'overig gebruik',
};

const en: typeof nl = {
  eengezinswoning: 'house',
  appartement: 'apartment',
  kantoor: 'office',
  winkel: 'shop',
  bedrijfsruimte: 'industrial',
  zorg: 'healthcare',
  onderwijs: 'education',
  logies: 'lodging',
  bijeenkomst: 'assembly',
  overig: 'other use',
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
  overig: 'sonstige Nutzung',
};

/** The kinds of object in words. */
export const { useTexts: useVtwTypes } = defineTexts('scores-vtw-types', { nl, en, de });
