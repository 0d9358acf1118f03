import type { LineResult } from '@kavel/contracts';
import { applyEdits, emptyUpload, type UploadAction, uploadReducer } from './upload-state';

const matched = (line: number, object = line): LineResult => ({
  line,
  text: `regel ${line}`,
  outcome: 'matched',
  objectId: String(object).padStart(16, '0'),
  address: null,
  candidates: [],
});
const lines = [1, 2, 3].map(line => ({ line, text: `regel ${line}` }));
const play = (...actions: UploadAction[]) => actions.reduce(uploadReducer, { ...emptyUpload, text: 'lijst' });

test('a check is done when every line has its result, not before', () => {
  const started = play({ type: 'check-started', lines });
  const half = uploadReducer(started, { type: 'chunk-checked', results: [matched(1)] });
  expect(half.stage).toBe('checking');
  const whole = uploadReducer(half, { type: 'chunk-checked', results: [matched(2), matched(3, 1)] });
  expect(whole.stage).toBe('checked');
  expect(whole.results.map(({ outcome }) => outcome)).toEqual(['matched', 'matched', 'repeated-line']);
});

test('a paused check keeps what it has and goes on', () => {
  const paused = play(
    { type: 'check-started', lines },
    { type: 'chunk-checked', results: [matched(1)] },
    { type: 'check-paused', failure: new Error('away') },
  );
  expect(paused).toMatchObject({ stage: 'paused', results: [{ line: 1 }] });
  expect(uploadReducer(paused, { type: 'check-resumed' })).toMatchObject({
    stage: 'checking',
    failure: null,
  });
});

test('when adding fails everything checked is still there', () => {
  const failed = play(
    { type: 'check-started', lines: lines.slice(0, 1) },
    { type: 'chunk-checked', results: [matched(1)] },
    { type: 'add-started' },
    { type: 'add-failed', failure: new Error('away') },
  );
  expect(failed).toMatchObject({
    stage: 'checked',
    results: [{ line: 1, outcome: 'matched' }],
    text: 'lijst',
  });
});

test('a mended line is remembered for the next check of the same list', () => {
  const mended = play(
    { type: 'check-started', lines },
    { type: 'chunk-checked', results: [1, 2, 3].map(line => matched(line)) },
    { type: 'line-mended', result: { ...matched(2, 9), text: 'Kerkstraat 2' } },
  );
  expect(applyEdits(lines, mended.edits)[1]).toEqual({ line: 2, text: 'Kerkstraat 2' });
});

test('another list begins afresh', () => {
  const checked = play({ type: 'check-started', lines }, { type: 'chunk-checked', results: [matched(1)] });
  expect(uploadReducer(checked, { type: 'file-read', text: 'x', fileName: 'x.csv' })).toEqual({
    ...emptyUpload,
    text: 'x',
    fileName: 'x.csv',
  });
});
