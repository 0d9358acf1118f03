import type { LineOutcome, LineResult } from '@kavel/contracts';
import { countOutcomes, markRepeats, problemReport, readyLines, withResults } from './line-results';

const result = (line: number, outcome: LineOutcome, object: number | null = null): LineResult => ({
  line,
  text: `regel ${line}`,
  outcome,
  objectId: object === null ? null : String(object).padStart(16, '0'),
  address: null,
  candidates: [],
});

test('counts by outcome', () => {
  const counts = countOutcomes([result(1, 'matched', 1), result(2, 'matched', 2), result(3, 'not-found')]);
  expect(counts).toMatchObject({ matched: 2, 'not-found': 1, ambiguous: 0 });
});

test('an address that comes back in a later part is a repeat', () => {
  const marked = markRepeats([result(1, 'matched', 7), result(2, 'matched', 8), result(3, 'matched', 7)]);
  expect(marked.map(({ outcome }) => outcome)).toEqual(['matched', 'matched', 'repeated-line']);
  expect(readyLines(marked)).toEqual([
    { line: 1, text: 'regel 1' },
    { line: 2, text: 'regel 2' },
  ]);
});

test('when the first of two is mended to another address, the second takes its place', () => {
  const before = markRepeats([result(1, 'matched', 7), result(2, 'repeated-line', 7)]);
  const after = markRepeats(withResults(before, [result(1, 'matched', 9)]));
  expect(after.map(({ outcome }) => outcome)).toEqual(['matched', 'matched']);
});

test('what the portfolio has already stays so', () => {
  const results = [result(1, 'already-in-portfolio', 7), result(2, 'already-in-portfolio', 7)];
  expect(markRepeats(results)).toEqual(results);
});

test('the report lists the bad lines only, and no cell can act as a formula', () => {
  const bad = { ...result(2, 'not-found'), text: '=1+1;"x"' };
  const report = problemReport(
    [result(1, 'added', 1), bad],
    { line: 'Regel', text: 'Tekst', reason: 'Reden' },
    outcome => (outcome === 'not-found' ? 'niet gevonden' : outcome),
  );
  expect(report).toBe('\uFEFFRegel;Tekst;Reden\r\n2;"\'=1+1;""x""";niet gevonden');
});
