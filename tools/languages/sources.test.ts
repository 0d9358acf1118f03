import { portfolioCashFlow, propertyScoreMetrics, purchaseCostParameters, wws2026 } from '@kavel/engine';
import { sourceText } from '@kavel/i18n/source-text';

const unit = {
  bucket: 'homes',
  vtwType: 'eengezinswoning' as const,
  oppervlakte: 100,
  bouwjaar: 1980,
  contractRent: 10_000,
  marketRent: 10_000,
  leaseEnd: null,
  vacantValue: 150_000,
};
const units = [
  { ...unit, unitId: '1', annualCosts: 1_500 },
  { ...unit, unitId: '2' },
  { ...unit, unitId: '3', vtwType: 'kantoor' as const, annualCosts: 1_500 },
];
const none = { cashFlow: {}, byType: {} };
const { parameters } = portfolioCashFlow(units, new Map([['homes', 'Woningen']]), '2026-07-01', none);

/** All sources that the services return with a figure. */
const sources = new Set([
  ...parameters.map(({ source }) => source),
  ...propertyScoreMetrics.map(({ source }) => source),
  ...purchaseCostParameters().map(({ source }) => source),
  wws2026.source,
]);

/** Names as published, followed by text in the user's language. */
const published = /\([^)]*\)|Vastgoed Taxatiewijzer/g;
const dutch =
  /(?<![\p{L}])(van|de|het|en|niet|naar|per|eigen|opgave|eenheden|overige|notaris|wet|schaal|norm van|besluit)(?![\p{L}])/iu;

test.each(['en', 'de'] as const)(
  'sources are translated to %s, except the names of laws and publications',
  language => {
    expect(sources.size).toBeGreaterThan(5);
    const left = [...sources].map(source => sourceText(source, language).replace(published, ''));
    expect(left.filter(text => dutch.test(text))).toEqual([]);
  },
);

test('in Dutch a source is unchanged', () => {
  for (const source of sources) expect(sourceText(source, 'nl')).toBe(source);
});
