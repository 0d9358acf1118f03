import type { UnitTable } from '@kavel/contracts/units';
import {
  countsByClass,
  extremes,
  filtered,
  readFilter,
  rowsOf,
  type ScoreRow,
  summaryOf,
  writeFilter,
} from './score-rows';

const row = (objectId: string, score: number | null, address = `Straat ${objectId}, Baarn`): ScoreRow => ({
  objectId,
  address,
  vtwType: 'appartement',
  lon: 5,
  lat: 52,
  score,
  band: score === null ? null : score >= 80 ? 'excellent' : 'fair',
  completeness: 0.9,
  confidence: 0.9,
});
const of = (...scores: (number | null)[]) => scores.map((score, at) => row(String(at), score));

test('mean and median leave out what has no total: 50, 60, 90 and none', () => {
  expect(summaryOf(of(60, 90, null, 50))).toEqual({ scored: 3, mean: 200 / 3, median: 60 });
  expect(summaryOf(of(60, 90)).median).toBe(75);
  expect(summaryOf(of(null))).toEqual({ scored: 0, mean: null, median: null });
});

test('classes of ten points; 100 is in the last', () => {
  expect(countsByClass(of(0, 9.99, 10, 55, 99, 100, null))).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2]);
});

test('best and worst share no row', () => {
  const { best, worst } = extremes(of(10, null, 30, 20), 5);
  expect(best.map(({ score }) => score)).toEqual([30, 20]);
  expect(worst.map(({ score }) => score)).toEqual([10]);
  const many = extremes(of(1, 2, 3, 4, 5, 6, 7), 2);
  expect([many.best, many.worst].map(rows => rows.map(({ score }) => score))).toEqual([
    [7, 6],
    [1, 2],
  ]);
});

test('rows are filtered by text, id and band, and the filter survives the address', () => {
  const rows = [row('1', 50, 'Dorpsstraat 1, Baarn'), row('2', 85), row('3', null)];
  const ids = (filter: Parameters<typeof filtered>[1]) =>
    filtered(rows, filter).map(({ objectId }) => objectId);
  expect(ids({ text: 'DORP', bands: [] })).toEqual(['1']);
  expect(ids({ text: '', bands: ['excellent', 'none'] })).toEqual(['2', '3']);
  const query = writeFilter(new URLSearchParams('weights=a%3A1'), { text: 'dorp', bands: ['none'] });
  expect(query.toString()).toBe('weights=a%3A1&q=dorp&band=none');
  expect(readFilter(query)).toEqual({ text: 'dorp', bands: ['none'] });
});

test('an object that is in a portfolio twice is one row; one without a score has none', () => {
  const units = {
    objectId: ['1', '2', '1'],
    straat: ['A', 'B', 'A'],
    huisnummer: [1, 2, 1],
    huisletter: [null, null, null],
    huisnummertoevoeging: [null, 'bis', null],
    woonplaats: ['Baarn', 'Baarn', 'Baarn'],
    vtwType: ['kantoor', 'winkel', 'kantoor'],
    lon: [5, 5, 5],
    lat: [52, 52, 52],
  } as unknown as UnitTable;
  const scores = new Map([
    ['1', { objectId: '1', score: 70, band: 'good' as const, completeness: 1, confidence: 1 }],
  ]);
  expect(rowsOf(units, scores)).toMatchObject([
    { objectId: '1', address: 'A 1, Baarn', score: 70 },
    { objectId: '2', address: 'B 2-bis, Baarn', score: null, completeness: null },
  ]);
});
