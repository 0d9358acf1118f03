import { scoreUses } from '@kavel/contracts';
import { scoreOf } from '../scores/score';
import { weightsWith } from '../scores/weights';
import { sustainabilityMetrics } from './catalogue';
import type { MeasureCost } from './subject';
import { sustainabilityOf } from './sustainability';
import { subjectWith } from './testing/subject-with';

const terms = { year: 2026, pathways: [], measures: [] };

test('the catalogue has the eighteen metrics of the design, whose weights sum to 1 for each use', () => {
  expect(sustainabilityMetrics.map(({ key }) => key)).toEqual([
    'energy-demand',
    'metered',
    'carbon',
    'heat-source',
    'envelope',
    'solar',
    'embodied',
    'obligation',
    'stranding',
    'taxonomy',
    'heat',
    'rain',
    'flood',
    'foundation',
    'measures',
    'green',
    'mobility',
    'water',
  ]);
  for (const use of scoreUses)
    expect(sustainabilityMetrics.reduce((sum, { weights }) => sum + weights[use], 0)).toBeCloseTo(1, 12);
});

test('every metric explains itself in three languages, and its classes end without a bound', () => {
  for (const { name, definition, source, steps, worst, best, direction } of sustainabilityMetrics) {
    for (const text of [...Object.values(name), ...Object.values(definition)])
      expect(text.length).toBeGreaterThan(2);
    expect(source).not.toBe('');
    expect(direction).toBe(best > worst ? 'higher' : 'lower');
    if (steps) expect(steps.at(-1)?.upTo).toBeNull();
  }
});

const valuesOf = (changes: Parameters<typeof subjectWith>[0]) =>
  new Map(sustainabilityOf(subjectWith(changes), terms).values.map(({ key, value }) => [key, value]));

test('without facts, layers and pathways only what the registers tell is known, and that newer foundations are sound', () => {
  const known = [...valuesOf({})].filter(([, value]) => value !== null);
  expect(Object.fromEntries(known)).toEqual({
    'energy-demand': 250,
    envelope: 2,
    obligation: 1,
    foundation: 0,
  });
});

/** 122.69 kWh/m² of a house, whose limit is 35. */
test('metered energy is told in limits of Paris Proof', () => {
  const facts = { gasM3: 1_000, electricityKwh: 2_500 };
  expect(valuesOf({ facts }).get('metered')).toBeCloseTo(122.69 / 35, 9);
  expect(valuesOf({ vtwType: 'overig', facts }).get('metered')).toBeNull();
});

/**
 * Points: energy demand 250 of 380 → 34.2105; heat pump 100; envelope 2 → 37.9310; obligation 100; heat 38 °C → 75; rain
 * 12 cm → 75; flood 0 → 100; foundation 0 → 100; carbon 46.2069 of 60 → 22.9885; protection 3 → 100. Weights .15 + .06 +
 * .05 + .05 + .06 + .05 + .06 + .06 + .08 + .02 = .64; label C leaves the taxonomy unknown.
 */
test('an index by hand', () => {
  const subject = subjectWith({
    climate: { heat: 38, rain: 12, floodDepth: 0, foundation: 1 },
    facts: { heatSource: 'heat-pump', protection: 3 },
  });
  const { values } = sustainabilityOf(subject, terms);
  const measured = new Map(
    values.flatMap(({ key, value }) =>
      value === null ? [] : [[key, { value, level: 'object' as const, year: 2026 }] as const],
    ),
  );
  const weights = weightsWith(sustainabilityMetrics, []).dwelling;
  const score = scoreOf(sustainabilityMetrics, { use: 'dwelling', year: 2026, weights, measured });
  expect(score.completeness).toBeCloseTo(0.64, 9);
  const sum =
    0.15 * 34.2105 +
    0.06 * 100 +
    0.05 * 37.931 +
    0.05 * 100 +
    0.06 * 75 +
    0.05 * 75 +
    0.06 * 100 +
    0.06 * 100 +
    0.08 * 22.9885 +
    0.02 * 100;
  expect(score.score).toBeCloseTo(sum / 0.64, 3);
});

test('an office has its own scale of energy demand', () => {
  const measured = new Map([['energy-demand', { value: 225, level: 'object' as const, year: 2026 }]]);
  const weights = weightsWith(sustainabilityMetrics, []).office;
  const { parts } = scoreOf(sustainabilityMetrics, { use: 'office', year: 2026, weights, measured });
  expect(parts[0]).toMatchObject({ worst: 450, best: 0, score: 50 });
});

test('measures are those of the type and period: cost and effect for the area, and the label afterwards', () => {
  const roof: MeasureCost = {
    name: 'roof',
    vtwType: 'eengezinswoning',
    builtFrom: 1980,
    builtTo: 1999,
    eurosPerM2: 60,
    savedKwhPerM2: 70,
    source: 'table',
    year: 2025,
    fictional: true,
  };
  const measures = [roof, { ...roof, builtTo: 1989 }, { ...roof, vtwType: 'kantoor' as const }];
  const { details } = sustainabilityOf(subjectWith(), { ...terms, measures });
  // 250 − 70 = 180 kWh/m² is label B.
  expect(details.measures).toEqual([
    {
      name: 'roof',
      euros: 6_000,
      savedKwh: 7_000,
      labelAfter: 'B',
      source: 'table',
      year: 2025,
      fictional: true,
    },
  ]);
});
