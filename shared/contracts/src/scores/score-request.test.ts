import { scoreRequest, scoreRequestSchema } from './score-request';

const id = '0200010000130331';

test('without updates the body is the list of identifiers; empty lists are omitted', () => {
  expect(scoreRequest([id])).toEqual([id]);
  expect(scoreRequest([id], { metricUpdates: [], weightUpdates: [] })).toEqual([id]);
  expect(scoreRequest([id], { parts: 'none' })).toEqual({ identifiers: [id], parts: 'none' });
  const metricUpdates = [{ key: 'energy', value: 100 }];
  expect(scoreRequest([id], { metricUpdates, weightUpdates: [] })).toEqual({
    identifiers: [id],
    metricUpdates,
  });
});

test('negative weights and more than 500 identifiers are refused', () => {
  const weightUpdates = (weight: number) => ({
    identifiers: [id],
    weightUpdates: [{ key: 'energy', weight }],
  });
  expect(scoreRequestSchema.safeParse(weightUpdates(0)).success).toBe(true);
  expect(scoreRequestSchema.safeParse(weightUpdates(-0.1)).success).toBe(false);
  expect(scoreRequestSchema.safeParse(Array.from({ length: 501 }, () => id)).success).toBe(false);
});
