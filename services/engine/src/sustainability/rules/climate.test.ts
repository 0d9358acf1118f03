import { subjectWith } from '../testing/subject-with';
import { climateRisksOf, floodExposure, foundationRisk } from './climate';
import { taxonomyOf } from './taxonomy';

test.each([
  [0, null, 0],
  [20, 1 / 30, 25],
  [50, 1 / 100, 37.5],
  [200, 1 / 1_000, 37.5],
  [201, 1 / 10_000, 25],
  [50, null, null],
  [null, 1 / 30, null],
])('a flood of %p cm with chance %p is %p', (floodDepth, floodChance, expected) => {
  expect(floodExposure({ floodDepth, floodChance })).toEqual(expected);
});

test('foundation: its label, none from 1970 on, else the area', () => {
  expect(foundationRisk(subjectWith({ bouwjaar: 1930, facts: { foundationLabel: 'C' } }))).toBe(1.5);
  expect(foundationRisk(subjectWith({ bouwjaar: 1970, climate: { foundation: 3 } }))).toBe(0);
  expect(foundationRisk(subjectWith({ bouwjaar: 1969, climate: { foundation: 3 } }))).toBe(3);
  expect(foundationRisk(subjectWith({ bouwjaar: 1969 }))).toBeNull();
});

const mild = { heat: 38, rain: 5, floodDepth: 0, foundation: 0 };

test('exposure and vulnerability are told apart', () => {
  const heatOf = (heat: number | null, protection: number | null) =>
    climateRisksOf(subjectWith({ climate: { heat }, facts: { protection } }))[0];
  expect(heatOf(48, null)).toEqual({ layer: 'heat', exposure: 48, vulnerable: null });
  expect(heatOf(48, 0)).toMatchObject({ vulnerable: true });
  expect(heatOf(48, 2)).toMatchObject({ vulnerable: false });
  expect(heatOf(40, null)).toMatchObject({ vulnerable: false });
  expect(heatOf(null, 2)).toMatchObject({ exposure: null, vulnerable: null });
});

describe('EU Taxonomy 7.7', () => {
  const of = (changes: Parameters<typeof subjectWith>[0], top15?: number | null) => {
    const subject = subjectWith({ climate: mild, ...changes });
    return taxonomyOf(subject, climateRisksOf(subject), top15);
  };

  test('up to 2020: label A is yes, worse is unknown without the figure of the best 15 %', () => {
    expect(of({ energielabel: 'A' }).status).toBe('yes');
    expect(of({ energielabel: 'B' }).status).toBe('unknown');
    // Class B is 161 to 190 kWh/m²: wholly below 200, wholly above 150, and 170 is in between.
    expect(of({ energielabel: 'B' }, 200).status).toBe('yes');
    expect(of({ energielabel: 'B' }, 150).status).toBe('no');
    expect(of({ energielabel: 'B' }, 170).status).toBe('unknown');
    expect(of({ energielabel: null }).status).toBe('unknown');
  });

  /** Of a flat 50 × .9 = 45: class A+++ is 1 to 50, A++ 51 to 75. */
  test('later: 10 % below the limit of nearly zero-energy buildings', () => {
    const flat = (energielabel: 'A++++' | 'A+++' | 'A++') =>
      of({ vtwType: 'appartement', bouwjaar: 2022, energielabel }).status;
    expect([flat('A++++'), flat('A+++'), flat('A++')]).toEqual(['yes', 'unknown', 'no']);
  });

  test('large installations are monitored', () => {
    const office = (hvacKw: number | null, monitored: boolean | null) =>
      of({ vtwType: 'kantoor', energielabel: 'A', facts: { hvacKw, monitored } }).status;
    expect(office(null, null)).toBe('unknown');
    expect(office(290, null)).toBe('yes');
    expect(office(291, false)).toBe('no');
    expect(office(291, true)).toBe('yes');
  });

  test('without all exposures the climate risk is not assessed', () => {
    expect(of({ energielabel: 'A', climate: { heat: 38 } }).status).toBe('unknown');
    expect(of({ energielabel: 'A', climate: { ...mild, heat: 50 } }).status).toBe('unknown');
    expect(of({ energielabel: 'A', climate: { ...mild, heat: 50 }, facts: { protection: 1 } }).status).toBe(
      'yes',
    );
  });
});
