import { emissionFactorOf } from '../parameters';
import { subjectWith } from '../testing/subject-with';
import { carbonOf, energyDemandOf, envelopeOf, labelOf, meteredOf, solarShareOf } from './energy';

test('energy demand is the upper bound of the class; offices have their own, shops none', () => {
  expect(energyDemandOf(subjectWith())).toBe(250);
  expect(energyDemandOf(subjectWith({ vtwType: 'kantoor' }))).toBe(225);
  expect(energyDemandOf(subjectWith({ vtwType: 'winkel' }))).toBeNull();
  expect(energyDemandOf(subjectWith({ energielabel: null }))).toBeNull();
});

test('a demand has the label whose bounds it lies in', () => {
  expect([0, 50, 51, 250, 251, 380, 381].map(demand => labelOf('appartement', demand))).toEqual([
    'A++++',
    'A+++',
    'A++',
    'C',
    'D',
    'F',
    'G',
  ]);
  expect(labelOf('winkel', 100)).toBeNull();
});

/** 1,000 m³ × 9.769 + 2,500 kWh = 12,269 kWh over 100 m². */
test('metered energy by hand: 122.69 kWh/m²', () => {
  expect(meteredOf(subjectWith({ facts: { gasM3: 1_000, electricityKwh: 2_500 } }))).toBeCloseTo(122.69, 9);
  expect(meteredOf(subjectWith())).toBeNull();
  expect(meteredOf(subjectWith({ oppervlakte: null, facts: { gasM3: 1 } }))).toBeNull();
});

test('factors are those of the year, of the latest one before it, or the first', () => {
  expect(emissionFactorOf('electricity', 2024)).toBe(0.328);
  expect(emissionFactorOf('electricity', 2030)).toBe(0.268);
  expect(emissionFactorOf('gas', 2010)).toBe(2.079);
});

/** Metered in 2024: 1,000 × 2.134 + 2,500 × .328 = 2,954 kg over 100 m². */
test('carbon of what was metered by hand: 29.54 kg/m²', () => {
  const facts = { gasM3: 1_000, electricityKwh: 2_500, year: 2024 };
  expect(carbonOf(subjectWith({ facts }), 2026)).toBeCloseTo(29.54, 9);
});

/** Label C: 250 kWh/m². Gas: 250 ÷ 9.769 × 2.134; heat pump: 250 ÷ 1.45 × .268; hybrid: half of each. */
test('carbon of the demand by hand, by heat source', () => {
  const of = (heatSource: 'gas' | 'hybrid' | 'heat-pump' | 'district' | null) =>
    carbonOf(subjectWith({ facts: { heatSource } }), 2026);
  expect(of('gas')).toBeCloseTo(54.6115, 3);
  expect(of('heat-pump')).toBeCloseTo(46.2069, 3);
  expect(of('hybrid')).toBeCloseTo((54.6115 + 46.2069) / 2, 3);
  expect(of('district')).toBeNull();
  expect(of(null)).toBeNull();
});

test('insulation is measured, or that of the time of construction', () => {
  const years = [1900, 1964, 1965, 1990, 2013, 2024];
  expect(years.map(year => envelopeOf(year, { facadeRc: null }))).toEqual([0.35, 0.35, 0.43, 2, 3.5, 4.7]);
  expect(envelopeOf(1900, { facadeRc: 3.2 })).toBe(3.2);
  expect(envelopeOf(null, { facadeRc: null })).toBeNull();
});

/** 40 m² × .2 = 8 kWp; 4 of them are half. */
test('solar power by hand: half of the potential; not of flats, whose roof is shared', () => {
  const facts = { solarKwp: 4 };
  expect(solarShareOf(subjectWith({ sunnyRoof: 40, facts }))).toBeCloseTo(0.5, 9);
  expect(solarShareOf(subjectWith({ sunnyRoof: 40, facts, vtwType: 'appartement' }))).toBeNull();
  expect(solarShareOf(subjectWith({ facts }))).toBeNull();
});
