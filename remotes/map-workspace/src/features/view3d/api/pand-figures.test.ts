import { fakeServer } from '@kavel/testing';
import { pandFigures } from './pand-figures';

const panden = Array.from({ length: 1_100 }, (_, at) => ({
  pandId: `02001000001${String(at).padStart(5, '0')}`,
  objectId: `02000100001${String(at).padStart(5, '0')}`,
  label: null,
}));

test('values of all panden are asked in calls of 500, and no more once the view is left', async () => {
  const asked: number[] = [];
  fakeServer(({ body }) => {
    const { pandIds } = body as { pandIds: string[] };
    asked.push(pandIds.length);
    return { values: pandIds.map((_, at) => (at === 0 ? null : 2_000)) };
  });
  const known = new Map<string, number | null>();
  for await (const found of pandFigures('value', panden, new AbortController().signal))
    for (const [pandId, value] of found) known.set(pandId, value);
  expect(asked).toEqual([500, 500, 100]);
  expect(known.size).toBe(1_100);
  expect(known.get(panden[500]?.pandId ?? '')).toBeNull();

  const leaving = new AbortController();
  await expect(async () => {
    for await (const _ of pandFigures('value', panden, leaving.signal)) leaving.abort();
  }).rejects.toThrow();
  expect(asked).toHaveLength(4);
});
