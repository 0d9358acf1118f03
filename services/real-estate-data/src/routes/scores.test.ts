import { estimateApi, scoreApi, vtwTypes } from '@kavel/contracts';
import { type Harness, startHarness } from '../calculation/testing/harness';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
}, 120_000);
afterAll(() => harness.stop());

describe('property score', () => {
  it('explains every part, and the contributions make the score', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    const id = home?.objectId ?? '';
    const score = await harness.api.call(scoreApi.propertyScore, { params: { id } }, harness.caller);
    const metrics = await harness.api.call(scoreApi.propertyScoreMetrics, {}, harness.caller);
    expect(score.parts.map(part => part.key)).toEqual(metrics.map(metric => metric.key));
    expect(score.parts.reduce((sum, part) => sum + part.contribution, 0)).toBeCloseTo(score.score, 9);
    const part = (key: string) => score.parts.find(one => one.key === key)?.value;
    expect(part('space')).toBe(home?.oppervlakte);
    expect(part('building-age')).toBe(2026 - (home?.bouwjaar ?? 0));
    expect(part('station-distance')).toBeGreaterThan(0);
    expect(score.buurtScore).toBeGreaterThan(0);
  });

  it('does not exist for an unknown address', async () => {
    const params = { id: '0000000000000000' };
    const call = harness.api.call(scoreApi.propertyScore, { params }, harness.caller);
    await expect(call).rejects.toMatchObject({ code: 'address-not-found' });
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
