import { scoreRequest } from '@kavel/contracts';
import { type SustainabilityScore, sustainabilityApi } from '@kavel/contracts/sustainability';
import { type Harness, startHarness } from '../calculation/testing/harness';

jest.setTimeout(60_000);

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
}, 120_000);
afterAll(() => harness.stop());

const indexOf = (id: string) =>
  harness.api.call(sustainabilityApi.sustainabilityIndex, { params: { id } }, harness.caller);
const indicesOf = (ids: readonly string[], updates?: Parameters<typeof scoreRequest>[1]) =>
  harness.api.call(
    sustainabilityApi.sustainabilityIndices,
    { body: scoreRequest(ids, updates) },
    harness.caller,
  );
const metrics = () => harness.api.call(sustainabilityApi.sustainabilityMetrics, {}, harness.caller);

describe('sustainability index of one address', () => {
  it('explains every part, and the contributions sum to the index', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const index = await indexOf(home?.objectId ?? '');
    expect(index.parts.map(({ key }) => key)).toEqual((await metrics()).map(({ key }) => key));
    const sum = index.parts.reduce((total, { contribution }) => total + contribution, 0);
    const weighted = index.parts.reduce((total, { score, weight }) => total + (score ?? 0) * weight, 0);
    expect(sum).toBeCloseTo(weighted / index.completeness, 9);
    expect(index.parts.find(({ key }) => key === 'envelope')).toMatchObject({
      name: { nl: 'Schil' },
      level: 'object',
    });
    expect(index).toMatchObject({ use: 'dwelling', version: '2026.1', custom: false });
    expect(index.details).toMatchObject({
      energielabel: home?.energielabel,
      bouwjaar: home?.bouwjaar,
      stranding: { status: 'not-loaded', year: null },
    });
  });

  it('says of what has no data that it is missing, never 0', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const { parts } = await indexOf(home?.objectId ?? '');
    expect(parts.find(({ key }) => key === 'stranding')).toMatchObject({
      value: null,
      score: null,
      contribution: 0,
      level: null,
    });
  });

  it('does not exist for an unknown address', async () => {
    await expect(indexOf('0000000000000000')).rejects.toMatchObject({ code: 'address-not-found' });
  });
});

describe('sustainability indices of many addresses', () => {
  it('are those of each address by itself, with what failed', async () => {
    const ids = (await harness.objects('kantoor', 2)).map(({ objectId }) => objectId);
    const { scores, failed, weights } = await indicesOf([...ids, 'x', ids[0] ?? '', '0000000000000000']);
    expect(scores.map(({ objectId }) => objectId)).toEqual(ids);
    expect(failed.map(({ reason }) => reason)).toEqual(['invalid', 'duplicate', 'unknown']);
    expect(Object.values(weights.office).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    const alone = await indexOf(ids[0] ?? '');
    const parts = alone.parts.map(({ name: _, definition: __, ...part }) => part);
    expect(scores[0]).toEqual({ ...alone, parts, buurtScore: null });
  });

  it('take values and weights of the caller, and refuse unknown ones', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const id = home?.objectId ?? '';
    const only = (await metrics()).map(({ key }) => ({ key, weight: key === 'metered' ? 1 : 0 }));
    const metricUpdates = [{ key: 'metered', value: 2 }];
    const { scores, custom } = await indicesOf([id], { metricUpdates, weightUpdates: only });
    expect(custom).toBe(true);
    // Twice the limit of Paris Proof, between three times (0) and once (100).
    expect(scores[0]?.score).toBeCloseTo(50, 9);
    await expect(indicesOf([id], { metricUpdates: [{ key: 'space', value: 1 }] })).rejects.toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('space'),
    });
    const weightUpdates = only.map(({ key }) => ({ key, weight: 0 }));
    await expect(indicesOf([id], { weightUpdates })).rejects.toMatchObject({
      code: 'bad-request',
      message: 'All weights are zero',
    });
  });
});

describe('sustainability index of an area', () => {
  const areaOf = (areaType: 'buurt' | 'gemeente', areaKey: string) =>
    harness.api.call(
      sustainabilityApi.sustainabilityArea,
      { params: { areaType, areaKey }, query: {} },
      harness.caller,
    );

  it('has the mean points of all of its objects, counted at the import', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const buurt = home?.buurtcode ?? '';
    const ids = await harness.store.use(snapshot =>
      snapshot.rows<{ id: string }>('SELECT object_id AS id FROM verblijfsobject WHERE buurtcode = $buurt', {
        buurt,
      }),
    );
    const parts = [ids.slice(0, 500), ids.slice(500)].filter(part => part.length > 0);
    const scores: SustainabilityScore[] = [];
    for (const part of parts) scores.push(...(await indicesOf(part.map(({ id }) => id))).scores);
    const area = await areaOf('buurt', buurt);
    expect([ids.length, area.objects]).toEqual([scores.length, scores.length]);
    for (const part of area.parts) {
      const points = scores.flatMap(({ parts }) => parts.find(({ key }) => key === part.key)?.score ?? []);
      const isStored = points.length >= 10;
      expect([part.key, part.objects]).toEqual([part.key, isStored ? points.length : 0]);
      const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
      if (isStored) expect(part.score).toBeCloseTo(mean, 6);
    }
    const known = area.parts.filter(({ score }) => score !== null).map(({ key }) => key);
    expect(known).toEqual(expect.arrayContaining(['energy-demand', 'envelope', 'obligation', 'green']));
    expect((await indexOf(home?.objectId ?? '')).buurtScore).toBe(area.score);
  });

  it('is what the values of an address are compared with', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const gemeente = await areaOf('gemeente', home?.gemeentecode ?? '');
    const { parts } = await indexOf(home?.objectId ?? '');
    for (const { key, reference } of parts)
      expect(reference.gemeente).toBe(gemeente.parts.find(part => part.key === key)?.values?.p50 ?? null);
    expect(parts.find(({ key }) => key === 'energy-demand')?.reference.country).toBeGreaterThan(0);
  });

  it('is ranked with weights of the caller', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const params = { areaType: 'buurt', areaKey: home?.buurtcode ?? '' } as const;
    const body = {
      weightUpdates: (await metrics()).map(({ key }) => ({ key, weight: key === 'envelope' ? 1 : 0 })),
    };
    const { areas } = await harness.api.call(
      sustainabilityApi.sustainabilityRanking,
      { params, body },
      harness.caller,
    );
    const own = await harness.api.call(
      sustainabilityApi.sustainabilityAreaByWeights,
      { params, body },
      harness.caller,
    );
    expect(areas.find(({ areaKey }) => areaKey === params.areaKey)?.score).toBe(own.score);
    expect(own.score).toBeCloseTo(own.parts.find(({ key }) => key === 'envelope')?.score ?? 0, 9);
  });
});
