import type { AddressBuckets } from '@kavel/contracts';
import { defineTexts, formatsOf, setLanguage } from '@kavel/i18n';
import { de } from '../../../i18n/de';
import { en } from '../../../i18n/en';
import { nl } from '../../../i18n/nl';
import { nameSuggested } from './suggested-names';

const { translate } = defineTexts({ nl, en, de });

/** In the format of the service. */
const suggested: AddressBuckets = {
  'kantoor-jaar-tot-1974-m2-500-plus': {
    name: 'Kantoor, t/m 1974, vanaf 1500 m²',
    reason: { vtwType: 'kantoor', builtFrom: null, builtTo: 1974, areaFrom: 1_500, areaTo: null },
    unitIds: ['a'],
  },
  'kantoor-onvolledig': { name: 'Kantoor, gegevens onvolledig', reason: null, unitIds: ['b'] },
  eigen: { name: 'Mijn bucket', reason: null, unitIds: ['c'] },
};

afterEach(() => setLanguage('nl'));

test.each([
  ['nl', ['Kantoor, t/m 1974, vanaf 1.500 m²', 'Kantoor, gegevens onvolledig', 'Mijn bucket']],
  ['en', ['Office, up to 1974, from 1,500 m²', 'Office, facts incomplete', 'Mijn bucket']],
  ['de', ['Büro, bis 1974, ab 1.500 m²', 'Büro, Angaben unvollständig', 'Mijn bucket']],
] as const)('in %s suggested buckets have names in that language', (language, names) => {
  setLanguage(language);
  const named = nameSuggested(suggested, translate, formatsOf(language));
  expect(Object.values(named).map(({ name }) => name)).toEqual(names);
  expect(Object.keys(named)).toEqual(Object.keys(suggested));
});
