import { estimateApi, scoreApi, scoreRequest, vtwTypes } from '@kavel/contracts';
import { type Harness, startHarness } from '../calculation/testing/harness';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
}, 120_000);
afterAll(() => harness.stop());

const scoreOf = (id: string) => harness.api.call(scoreApi.propertyScore, { params: { id } }, harness.caller);
const scoresOf = (body: Parameters<typeof scoreRequest>[0], updates?: Parameters<typeof scoreRequest>[1]) =>
  harness.api.call(scoreApi.propertyScores, { body: scoreRequest(body, updates) }, harness.caller);

async function homes(count: number): Promise<string[]> {
  return (await harness.objects('eengezinswoning', count)).map(({ objectId }) => objectId);
}

describe('property score of one address', () => {
  it('explains every part, and the contributions make the score', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const score = await scoreOf(home?.objectId ?? '');
    const metrics = await harness.api.call(scoreApi.propertyScoreMetrics, {}, harness.caller);
    expect(score.parts.map(part => part.key)).toEqual(metrics.map(metric => metric.key));
    expect(score.parts.reduce((sum, part) => sum + part.contribution, 0)).toBeCloseTo(score.score ?? 0, 9);
    const part = (key: string) => score.parts.find(one => one.key === key);
    expect(part('space')?.value).toBe(home?.oppervlakte);
    expect(part('building-age')?.value).toBe(2026 - (home?.bouwjaar ?? 0));
    expect(part('station-distance')?.value).toBeGreaterThan(0);
    expect(part('building-age')).toMatchObject({ name: { nl: 'Leeftijd' }, level: 'object', year: 2026 });
    expect(part('supermarket')).toMatchObject({ level: 'buurt', year: 2024, file: 'nabijheid' });
    expect(score).toMatchObject({ use: 'dwelling', version: '2026.2', custom: false });
    expect(score.confidence).toBeGreaterThan(0.8);
    expect(score.buurtScore).toBeGreaterThan(0);
  });

  it('says of what has no data that it is missing, never 0', async () => {
    const unlabelled = (await harness.objects('eengezinswoning', 50)).find(
      home => home.energielabel === null,
    );
    const { parts } = await scoreOf(unlabelled?.objectId ?? '');
    expect(parts.filter(part => part.value === null)).toMatchObject([
      { key: 'energy', score: null, contribution: 0, level: null },
    ]);
  });

  it('does not exist for an unknown address', async () => {
    await expect(scoreOf('0000000000000000')).rejects.toMatchObject({ code: 'address-not-found' });
  });
});

describe('property scores of many addresses', () => {
  it('are those of each address by itself, in the order asked', async () => {
    const ids = (await homes(3)).toReversed();
    const { scores, failed, custom, version, weights } = await scoresOf(ids);
    expect(scores.map(({ objectId }) => objectId)).toEqual(ids);
    expect([failed, custom, version]).toEqual([[], false, '2026.2']);
    expect(Object.values(weights.office).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    for (const { buurtScore: _, ...score } of scores) {
      const { buurtScore: __, ...alone } = await scoreOf(score.objectId);
      const parts = alone.parts.map(({ name: ___, definition: ____, ...part }) => part);
      expect(score).toEqual({ ...alone, parts });
    }
  });

  it('are totals only where no parts are asked for', async () => {
    const ids = await homes(2);
    const { scores } = await scoresOf(ids, { parts: 'none' });
    const full = (await scoresOf(ids)).scores;
    expect(scores).toEqual(full.map(score => ({ ...score, parts: [] })));
  });

  it('say which ids are doubled, unknown, or no ids of an object', async () => {
    const [home = ''] = await homes(1);
    const unit = '3b0c8a71-52f4-4e19-8d6b-9f1e7c2a5d40';
    const { scores, failed } = await scoresOf([home, unit, '0000000000000000', home]);
    expect(scores.map(({ objectId }) => objectId)).toEqual([home]);
    expect(failed).toEqual([
      { identifier: unit, reason: 'invalid' },
      { identifier: home, reason: 'duplicate' },
      { identifier: '0000000000000000', reason: 'unknown' },
    ]);
  });

  it('take values of the caller, for one address or for all, and mark them', async () => {
    const [one = '', other = ''] = await homes(2);
    const metricUpdates = [
      { key: 'energy', value: 400 },
      { identifier: one, key: 'energy', value: 50 },
    ];
    const { scores, custom } = await scoresOf([one, other], { metricUpdates });
    expect(custom).toBe(true);
    const energy = scores.map(({ parts }) => parts.find(({ key }) => key === 'energy'));
    expect(energy[0]).toMatchObject({ value: 50, score: 100, custom: true });
    expect(energy[1]).toMatchObject({ value: 400, score: 0, custom: true });
    expect(scores[0]?.parts.find(({ key }) => key === 'space')?.custom).toBe(false);
  });

  it('take weights of the caller: with only space weighing, its points are the score', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const metrics = await harness.api.call(scoreApi.propertyScoreMetrics, {}, harness.caller);
    const weightUpdates = metrics.map(({ key }) => ({ key, weight: key === 'space' ? 7 : 0 }));
    const { scores, weights } = await scoresOf([home?.objectId ?? ''], { weightUpdates });
    const points = 100 * Math.min(1, Math.max(0, ((home?.oppervlakte ?? 0) - 30) / 130));
    expect(scores[0]?.score).toBeCloseTo(points, 9);
    expect(weights.dwelling.space).toBe(1);
  });

  it('are refused with weights that are all zero', async () => {
    const metrics = await harness.api.call(scoreApi.propertyScoreMetrics, {}, harness.caller);
    const weightUpdates = metrics.map(({ key }) => ({ key, weight: 0 }));
    await expect(scoresOf(await homes(1), { weightUpdates })).rejects.toMatchObject({
      code: 'bad-request',
      message: 'All weights are zero',
    });
  });

  it('are refused for an unknown metric and for a value of an address that is not listed', async () => {
    const ids = await homes(1);
    await expect(scoresOf(ids, { weightUpdates: [{ key: 'income', weight: 1 }] })).rejects.toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('income'),
    });
    const metricUpdates = [{ identifier: '0000000000000001', key: 'energy', value: 1 }];
    await expect(scoresOf(ids, { metricUpdates })).rejects.toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('0000000000000001'),
    });
  });

  it('are refused for more than 500 addresses and for none', async () => {
    const many = Array.from({ length: 501 }, (_, at) => String(at).padStart(16, '0'));
    await expect(scoresOf(many)).rejects.toMatchObject({ code: 'bad-request' });
    await expect(scoresOf([])).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('of an office have its own weights and scale', async () => {
    const [office] = await harness.objects('kantoor', 1);
    const { scores } = await scoresOf([office?.objectId ?? '']);
    expect(scores[0]?.use).toBe('office');
    expect(scores[0]?.parts.find(({ key }) => key === 'gp')?.weight).toBe(0);
    expect(scores[0]?.parts.find(({ key }) => key === 'space')).toMatchObject({ worst: 50, best: 1_000 });
  });
});

describe('score of an area', () => {
  const areaOf = (areaType: 'buurt' | 'wijk' | 'gemeente' | 'pc4', areaKey: string, use?: 'office') =>
    harness.api.call(
      scoreApi.areaScore,
      { params: { areaType, areaKey }, query: use ? { use } : {} },
      harness.caller,
    );
  const byWeights = (areaKey: string, weightUpdates: { key: string; weight: number }[]) =>
    harness.api.call(
      scoreApi.areaScoreByWeights,
      { params: { areaType: 'buurt', areaKey }, body: { weightUpdates } },
      harness.caller,
    );

  it('is the score of the buurt that an address is compared with', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const area = await areaOf('buurt', home?.buurtcode ?? '');
    expect(area.score).toBeCloseTo((await scoreOf(home?.objectId ?? '')).buurtScore ?? 0, 9);
    expect(area).toMatchObject({ name: home?.buurtnaam, use: 'dwelling', custom: false, version: '2026.2' });
    expect(area.parts.reduce((sum, part) => sum + part.contribution, 0)).toBeCloseTo(area.score ?? 0, 9);
    const space = area.parts.find(({ key }) => key === 'space');
    expect(space?.objects).toBe(area.objects);
    expect(space?.values?.p10).toBeLessThanOrEqual(space?.values?.p50 ?? 0);
    // Of fewer than ten objects with a value there is no score.
    for (const part of area.parts) expect(part.score === null).toBe(part.objects === 0);
    expect(area.parts.find(({ key }) => key === 'foundation')?.objects).toBe(area.objects);
  });

  it.each(['buurt', 'wijk', 'gemeente', 'pc4'] as const)(
    'is the one that a %s is ranked by',
    async areaType => {
      const [home] = await harness.objects('eengezinswoning', 1);
      const { buurtcode, wijkcode, gemeentecode, postcode } = home ?? {};
      const keys = { buurt: buurtcode, wijk: wijkcode, gemeente: gemeentecode, pc4: postcode?.slice(0, 4) };
      const areaKey = keys[areaType] ?? '';
      const weightUpdates = [{ key: 'space', weight: 0.5 }];
      const { areas, ...ranking } = await harness.api.call(
        scoreApi.areaRanking,
        { params: { areaType, areaKey }, body: { weightUpdates } },
        harness.caller,
      );
      expect(ranking).toMatchObject({
        gemeentecode: areaType === 'gemeente' ? null : gemeentecode,
        custom: true,
      });
      expect(areas.every(({ objects }) => objects > 0)).toBe(true);
      const area = await harness.api.call(
        scoreApi.areaScoreByWeights,
        { params: { areaType, areaKey }, body: { weightUpdates } },
        harness.caller,
      );
      const { name, objects, score, band, completeness } = area;
      expect(areas.find(one => one.areaKey === areaKey)).toEqual({
        ...{ areaKey, name, objects, score, band, completeness },
      });
    },
  );

  it.each(['wijk', 'gemeente', 'pc4'] as const)('is there for a %s', async areaType => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const keys = { wijk: home?.wijkcode, gemeente: home?.gemeentecode, pc4: home?.postcode?.slice(0, 4) };
    const area = await areaOf(areaType, keys[areaType] ?? '');
    expect(area.score).toBeGreaterThan(0);
    expect(area.objects).toBeGreaterThanOrEqual(10);
  });

  it('follows weights by linearity: half space and half age is the mean of the two', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const code = home?.buurtcode ?? '';
    const metrics = await harness.api.call(scoreApi.propertyScoreMetrics, {}, harness.caller);
    const only = (...keys: string[]) =>
      byWeights(
        code,
        metrics.map(({ key }) => ({ key, weight: keys.includes(key) ? 1 : 0 })),
      );
    const [space, age, both] = [
      await only('space'),
      await only('building-age'),
      await only('space', 'building-age'),
    ];
    expect(both.score).toBeCloseTo(((space.score ?? 0) + (age.score ?? 0)) / 2, 9);
    expect(both.custom).toBe(true);
    expect((await areaOf('buurt', code, 'office')).parts.find(({ key }) => key === 'gp')?.weight).toBe(0);
  });

  it('is none for an area without objects, and refused for a key that is none', async () => {
    expect(await areaOf('buurt', 'BU99990099')).toMatchObject({ objects: 0, score: null, completeness: 0 });
    await expect(areaOf('buurt', 'Noord')).rejects.toMatchObject({ code: 'bad-request' });
    const [home] = await harness.objects('eengezinswoning', 1);
    await expect(byWeights(home?.buurtcode ?? '', [{ key: 'income', weight: 1 }])).rejects.toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('income'),
    });
    const metrics = await harness.api.call(scoreApi.propertyScoreMetrics, {}, harness.caller);
    const zeroes = metrics.map(({ key }) => ({ key, weight: 0 }));
    await expect(byWeights(home?.buurtcode ?? '', zeroes)).rejects.toMatchObject({
      code: 'bad-request',
      message: 'All weights are zero',
    });
  });
});

describe('types and their costs', () => {
  it('lists every type, and a norm for each and every year', async () => {
    const types = await harness.api.call(estimateApi.vtwTypes, {}, harness.caller);
    const norm = await harness.api.call(estimateApi.operatingCosts, {}, harness.caller);
    expect(types).toEqual([...vtwTypes]);
    expect(norm.source).toContain('niet de Vastgoed Taxatiewijzer');
    for (const type of types) {
      const rows = norm.rows.filter(row => row.vtwType === type);
      expect(rows[0]?.builtFrom).toBe(0);
      const gaps = rows.slice(1).filter((row, i) => row.builtFrom !== (rows[i]?.builtTo ?? 0) + 1);
      expect(gaps).toEqual([]);
    }
  });
});
