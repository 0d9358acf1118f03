import type { DocumentBatch } from '@kavel/contracts/reports';
import { fractionOf } from './progress';

const work = (stage: 'reading' | 'drawing', done: number, total: number) => ({
  ...{ subject: '1', stage, done, total },
});
const base = { total: 3, made: 0, failures: [], formats: ['pdf', 'docx', 'xlsx'] as const, working: [] };

test.each<[string, Partial<DocumentBatch>, number]>([
  ['nothing begun', {}, 0],
  ['a question of ten answered', { working: [work('reading', 1, 10)] }, 0.05],
  ['nothing asked yet', { working: [work('reading', 0, 0)] }, 0],
  ['all read', { working: [work('drawing', 0, 3)] }, 0.5],
  ['two of three files drawn', { working: [work('drawing', 2, 3)] }, 5 / 6],
  ['stored', { made: 3 }, 1],
  [
    'one failed, another half read',
    {
      total: 2,
      formats: ['pdf'],
      failures: [{ subject: '2', reason: 'failed' }],
      working: [work('reading', 1, 2)],
    },
    0.625,
  ],
])('%s', (_, changes, fraction) => {
  expect(fractionOf({ ...base, formats: [...base.formats], ...changes })).toBeCloseTo(fraction, 10);
});
