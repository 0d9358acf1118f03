import type { Signature } from '@kavel/contracts/valuations';
import fc from 'fast-check';
import { classColourOf, colourClasses, pricePerM2, unknownColour } from './colour-classes';
import type { SummaryUnit } from './summary-unit';
import { csvRows } from './units-csv';

const unit = (values: Partial<SummaryUnit>): SummaryUnit => ({
  unitId: 'a',
  address: 'Anklaarseweg 129, 7323 AA Apeldoorn',
  bucket: 'kantoor',
  vtwType: 'kantoor',
  oppervlakte: 100,
  energielabel: 'C',
  lon: 5.97,
  lat: 52.23,
  value: 200_000,
  low68: 190_000,
  high68: 212_000,
  annualRent: null,
  marketRent: 15_000,
  barKk: null,
  ...values,
});

const headers = {
  address: 'Adres',
  bucket: 'Bucket',
  type: 'Type',
  area: 'm²',
  label: 'Label',
  value: 'Waarde',
  modelValue: 'Model',
  overrideReason: 'Reden',
  overrideBy: 'Door',
  overrideConfirmed: 'Bevestigd',
  low68: 'Laag',
  high68: 'Hoog',
  annualRent: 'Huur',
  marketRent: 'Markthuur',
  barKk: 'BAR',
};

const words = {
  headers,
  bucketName: () => 'Kantoor, middelgroot',
  typeName: () => 'Kantoor',
  signed: ({ name, role }: Signature) => `${name} (${role?.id})`,
};

test('an override shows the model value, who set it and who confirmed it', () => {
  const signature = (name: string): Signature => ({
    userId: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11',
    name,
    onBehalfOf: null,
    role: { id: 'portfolio-manager', name: null },
    at: '2026-11-20T09:00:00.000Z',
  });
  const overridden = unit({
    value: 260_000,
    modelValue: 200_000,
    overrideReason: 'Nieuwe fundering',
    overrideBy: signature('Anna'),
    overrideConfirmed: { ...signature('Bert'), deviation: 0.3 },
  });
  expect(csvRows([overridden], words)).toEqual([
    expect.objectContaining({
      Waarde: 260_000,
      Model: 200_000,
      Laag: 190_000,
      Hoog: 212_000,
      Reden: 'Nieuwe fundering',
      Door: 'Anna (portfolio-manager)',
      Bevestigd: 'Bert (portfolio-manager)',
    }),
  ]);
});

test('a spreadsheet gets plain numbers, and empty cells for unknown values', () => {
  expect(csvRows([unit({ barKk: 0.0712345678 }), unit({ value: null })], words)).toEqual([
    expect.objectContaining({
      Adres: 'Anklaarseweg 129, 7323 AA Apeldoorn',
      Waarde: 200_000,
      Huur: '',
      BAR: 0.071235,
    }),
    expect.objectContaining({ Bucket: 'Kantoor, middelgroot', Waarde: '', Markthuur: 15_000 }),
  ]);
});

test('classes rise without overlap and every unit with a price is in the class of its colour', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }), prices => {
      const units = prices.map(price => unit({ value: price * 100 }));
      const classes = colourClasses(units);
      expect(classes.at(-1)?.to).toBe(Math.max(...prices));
      classes.forEach(({ from, to }, index) => {
        expect(from).toBeLessThanOrEqual(to);
        expect(from).toBeGreaterThanOrEqual(classes[index - 1]?.to ?? 0);
      });
      for (const one of units) {
        const own = classes.find(({ colour }) => colour === classColourOf(one, classes));
        expect(pricePerM2(one)).toBeLessThanOrEqual(own?.to ?? 0);
      }
    }),
  );
});

test('without a value or oppervlakte there is no price and no class', () => {
  expect(classColourOf(unit({ value: null }), colourClasses([unit({})]))).toBe(unknownColour);
  expect(pricePerM2(unit({ oppervlakte: null }))).toBeNull();
});
