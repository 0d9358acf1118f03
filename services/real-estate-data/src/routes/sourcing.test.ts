import { type SourcingQuestion, sourcingApi, sourcingSignals } from '@kavel/contracts/sourcing';
import { type Harness, startHarness } from '../calculation/testing/harness';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let harness: Harness;
let area: { areaType: 'gemeente'; areaKey: string };
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
  const [home] = await harness.objects('eengezinswoning', 1);
  area = { areaType: 'gemeente', areaKey: home?.gemeentecode ?? '' };
}, 120_000);
afterAll(() => harness.stop());

const source = (question: Partial<SourcingQuestion> = {}) =>
  harness.api.call(sourcingApi.sourcingData, { body: { area, ...question } } as never, harness.caller);

describe('candidates of a gemeente', () => {
  it('are ranked, and the signals of each make its score', async () => {
    const { candidates, total, weights } = await source({ limit: 200 });
    expect(total).toBeGreaterThan(200);
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { signals, score, completeness, confidence } of candidates) {
      expect(signals.map(({ key }) => key)).toEqual(sourcingSignals);
      expect(signals.reduce((sum, one) => sum + one.contribution, 0)).toBeCloseTo(score, 9);
      expect(completeness).toBeGreaterThanOrEqual(0.6 - 1e-9);
      expect(confidence).toBeGreaterThan(0);
      for (const signal of signals) {
        expect(signal.score === null).toBe(signal.missing !== null);
        if (signal.missing !== null) expect(signal).toMatchObject({ value: null, contribution: 0 });
        else
          expect(signal).toMatchObject({
            date: expect.stringMatching(/^\d{4}-/),
            source: expect.any(String),
          });
      }
    }
  });

  it('come page by page, each once, in the order of one page', async () => {
    const whole = await source({ limit: 120 });
    const paged: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { candidates, next, total } = await source({ limit: 40, ...(cursor && { cursor }) });
      paged.push(...candidates.map(({ pandId }) => pandId));
      expect(total).toBe(whole.total);
      cursor = next ?? undefined;
    }
    expect(paged).toEqual(whole.candidates.map(({ pandId }) => pandId));
  });

  it('are explained one by one, also beyond the page that is asked for', async () => {
    const { candidates } = await source({ limit: 120 });
    const last = candidates.at(-1);
    const page = await source({ limit: 1, ...(last && { pandId: last.pandId }) });
    expect(page.asked).toEqual(last);
    expect((await source({ limit: 1, pandId: '9999100000000000' })).asked).toBeNull();
    expect((await source({ limit: 1 })).asked).toBeUndefined();
  });

  it('end with a page without a cursor', async () => {
    const { candidates } = await source({ limit: 10 });
    const minScore = candidates[5]?.score ?? 0;
    const few = await source({ limit: 200, minScore });
    expect([few.total, few.next]).toEqual([few.candidates.length, null]);
    expect(few.candidates.map(({ score }) => score).filter(score => score < minScore)).toEqual([]);
  });

  it('satisfy the criteria', async () => {
    const { candidates } = await source({
      functions: ['woonfunctie'],
      labels: ['E', 'F', 'G'],
      areaRange: { min: 80, max: 160 },
      yearRange: { max: 1985 },
      limit: 50,
    });
    expect(candidates.length).toBeGreaterThan(0);
    for (const { functions, energyLabels, oppervlakte, bouwjaar } of candidates) {
      expect(functions).toContain('woonfunctie');
      expect(energyLabels.some(label => 'EFG'.includes(label))).toBe(true);
      expect(oppervlakte).toBeGreaterThanOrEqual(80);
      expect(oppervlakte).toBeLessThanOrEqual(160);
      expect(bouwjaar).toBeLessThanOrEqual(1985);
    }
  });

  it('leave out excluded panden and panden of excluded objects', async () => {
    const { candidates, total } = await source({ limit: 3 });
    const [first, second, third] = candidates;
    const rest = await source({ exclude: [first?.pandId ?? '', second?.objectIds[0] ?? ''], limit: 1 });
    expect(rest.total).toBe(total - 2);
    expect(rest.candidates[0]?.pandId).toBe(third?.pandId);
  });

  it('lie inside a drawn outline', async () => {
    const { candidates } = await source({ limit: 1 });
    const [{ lon, lat } = { lon: 0, lat: 0 }] = candidates;
    const [d, e] = [0.002, 0.0015];
    const ring = [
      [lon - d, lat - e],
      [lon + d, lat - e],
      [lon + d, lat + e],
      [lon - d, lat + e],
      [lon - d, lat - e],
    ] as [number, number][];
    const drawn = await source({ area: { polygon: { type: 'Polygon', coordinates: [ring] } }, limit: 200 });
    expect(drawn.candidates.map(({ pandId }) => pandId)).toContain(candidates[0]?.pandId);
    const everywhere = await source({ limit: 1 });
    expect(drawn.total).toBeLessThan(everywhere.total);
  });

  it('have the weights of a strategy: with transformation only offices', async () => {
    const { candidates, weights } = await source({ strategy: 'transformation', limit: 50 });
    expect(weights.transformation).toBeCloseTo(0.5, 9);
    for (const { functions, signals } of candidates) {
      expect(functions).toContain('kantoorfunctie');
      expect(signals.find(({ key }) => key === 'transformation')?.missing).toBeNull();
    }
  });

  it('follow weights of the caller: with only one signal its points are the score', async () => {
    const weights = Object.fromEntries(sourcingSignals.map(key => [key, key === 'reserve' ? 3 : 0]));
    const { candidates } = await source({ weights, limit: 20 });
    for (const { score, signals } of candidates)
      expect(signals.find(({ key }) => key === 'reserve')?.score).toBeCloseTo(score, 9);
  });

  it('say nothing of owners and tenants', async () => {
    const text = JSON.stringify(await source({ limit: 200 }));
    expect(text).not.toMatch(
      /owner|eigena|tenant|huurder|lessee|kvk_?(number|naam|name)|annual_?rent|huurprijs/i,
    );
  });
});

describe('refusals', () => {
  it('name what is wrong', async () => {
    const zeroes = Object.fromEntries(sourcingSignals.map(key => [key, 0]));
    await expect(source({ weights: zeroes })).rejects.toMatchObject({ message: 'All weights are zero' });
    const { next } = await source({ limit: 1 });
    await expect(source({ strategy: 'held', cursor: next ?? '' })).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.cursor', message: 'This cursor belongs to other criteria' }],
    });
    await expect(source({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'bad-request' });
    await expect(source({ area: { within: 'x'.repeat(43) } })).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    [{ area: {} }, 'one of the three'],
    [{ area: { areaType: 'gemeente' as const } }, 'must be the code'],
    [{ area: { areaType: 'gemeente' as const, areaKey: 'WK020001' } }, 'must be the code'],
    [{ areaRange: { min: 10, max: 5 } }, 'The beginning of the range lies after its end'],
    [{ limit: 201 }, '200'],
  ])('of %j say "%s"', (body, words) => {
    const { error } = sourcingApi.sourcingData.body.safeParse({ area, ...body });
    expect(JSON.stringify(error?.issues)).toContain(words);
  });

  it('need the permission of the locator', () => {
    expect(sourcingApi.sourcingData.access).toEqual(['auth.locator']);
  });
});
