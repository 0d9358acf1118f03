import type { MeasureCost } from '../subject';
import { subjectWith } from '../testing/subject-with';
import { improvementFor, measuresFor } from './measures';

const row = (name: string, eurosPerM2: number, savedKwhPerM2: number): MeasureCost => ({
  name,
  vtwType: 'eengezinswoning',
  builtFrom: 0,
  builtTo: 9_999,
  eurosPerM2,
  savedKwhPerM2,
  source: 'table',
  year: 2025,
  fictional: true,
});
const table = [row('glass', 60, 30), row('roof', 30, 30), row('floor', 20, 40), row('nothing', 1, 0)];
const improvement = (energielabel: 'C' | 'E' | 'F' | 'G' | null, rows = table) => {
  const subject = subjectWith({ energielabel });
  return improvementFor(subject, measuresFor(subject, rows));
};

/** Floor .5, roof 1 and glass 2 euro for a kWh. E is 335: − 40 = 295 is E; − 70 = 265 is D. For 100 m². */
test('the best measures for a euro are taken until the label is D', () => {
  expect(improvement('E')).toEqual({
    measures: ['floor', 'roof'],
    euros: 5_000,
    savedKwh: 7_000,
    labelAfter: 'D',
  });
  // F is 380: − 100 = 280.
  expect(improvement('F')).toMatchObject({ measures: ['floor', 'roof', 'glass'], euros: 11_000 });
});

test('there is none for a good or unknown label, nor where all measures do not suffice', () => {
  expect([improvement('C'), improvement(null), improvement('G'), improvement('E', [])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

/** D is 250: − 40 = 210 is C. */
test('an office needs label C', () => {
  const subject = subjectWith({ vtwType: 'kantoor', energielabel: 'D' });
  const measures = measuresFor(
    subject,
    table.map(one => ({ ...one, vtwType: 'kantoor' as const })),
  );
  expect(improvementFor(subject, measures)).toMatchObject({ measures: ['floor'], labelAfter: 'C' });
});
