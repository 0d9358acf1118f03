import type { BucketReason } from '@kavel/contracts';
import { formatsOf } from '@kavel/i18n';
import type { Translate } from '../../../i18n';
import { nl } from '../../../i18n/nl';
import { reasonText } from './reason-text';

const t: Translate = (path, values = {}) => {
  const text = path.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], nl);
  return String(text).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
};

const reason = (bounds: Partial<BucketReason>): BucketReason => ({
  vtwType: 'kantoor',
  builtFrom: null,
  builtTo: null,
  areaFrom: null,
  areaTo: null,
  ...bounds,
});

test.each([
  [
    reason({ builtFrom: 1990, builtTo: 2005, areaFrom: 500, areaTo: 2500 }),
    'Kantoor · gebouwd 1990–2005 · 500–2.500 m²',
  ],
  [reason({ builtTo: 1944, areaTo: 75 }), 'Kantoor · gebouwd tot en met 1944 · tot en met 75 m²'],
  [reason({ builtFrom: 2006, areaFrom: 120 }), 'Kantoor · gebouwd vanaf 2006 · vanaf 120 m²'],
  [reason({}), 'Kantoor'],
  [null, 'Eigen bucket'],
])('bucket reason as text %#', (given, words) => {
  expect(reasonText(given, t, formatsOf('nl'))).toBe(words);
});
