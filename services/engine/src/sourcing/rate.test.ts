import { sourcingSignals } from '@kavel/contracts/sourcing';
import type { SourcedPand, SourcingDates } from './pand';
import { ratePand } from './rate';
import { sourcingWeights } from './weights';

const dates: SourcingDates = {
  asOf: '2026-11-24',
  bag: '2026-10-01',
  epOnline: '2026-09-01',
  kvk: '2026-08-01',
};

/** A house of € 400.000 with F, sold long ago for what is € 320.000 now, in use, a storey below its neighbours. */
const house: SourcedPand = {
  pandId: '0200100000000001',
  bouwjaar: 1975,
  enkelbestemming: 'wonen',
  stationDistance: 500,
  depth: null,
  storeys: 1,
  storeysAround: 2,
  isMeasured: false,
  objects: [
    {
      objectId: '0200010000000001',
      vtwType: 'eengezinswoning',
      gebruiksdoelen: ['woonfunctie'],
      oppervlakte: 110,
      energielabel: 'F',
      outOfUse: false,
      kvkRegistrations: null,
      lastSale: { price: 200_000, indexed: 320_000, date: '2014-05-24', fictional: false },
      isLet: false,
      model: { value: 400_000, fsd: 0.1 },
      fictional: false,
    },
  ],
};
const unsold = { ...house, objects: house.objects.map(object => ({ ...object, lastSale: null })) };
const mixed = { weights: sourcingWeights('mixed'), own: null, dates };

describe('weights', () => {
  it('are equal in mixed; a preset gives half to its own signal and shares the rest', () => {
    expect(new Set(Object.values(sourcingWeights('mixed')).map(weight => weight.toFixed(9))).size).toBe(1);
    const energy = sourcingWeights('energy');
    expect(energy.energy).toBeCloseTo(0.5, 12);
    expect(energy.held).toBeCloseTo(0.5 / 6, 12);
    expect(Object.values(energy).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('take those of the caller, and refuse only zeroes', () => {
    const weights = sourcingWeights('mixed', { energy: 0, held: 1 });
    expect(weights.energy).toBe(0);
    expect(weights.held).toBeCloseTo(1 / (1 + 5 / 7), 12);
    const zeroes = Object.fromEntries(sourcingSignals.map(key => [key, 0]));
    expect(() => sourcingWeights('held', zeroes)).toThrow('All weights are zero');
  });
});

describe('rating of a pand', () => {
  it('is the mean of the signals that concern it: 100, 86.9, 0, 50 and 50 points of five', () => {
    const { score, signals, completeness, confidence } = ratePand(house, mixed);
    const held =
      (100 * ((Date.parse('2026-11-24') - Date.parse('2014-05-24')) / 86_400_000 / 365.25 - 5)) / 15;
    expect(score).toBeCloseTo((100 + 86.875 + 0 + held + 50) / 5, 6);
    expect(signals.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score ?? 0, 9);
    expect(completeness).toBeCloseTo(1, 12);
    // Two signals rest on a sale of 2014 (.6), one on the buurt (.9): (.6 + 1 + 1 + .6 + .9) / 5.
    expect(confidence).toBeCloseTo(0.82, 9);
    const weightOf = (key: string) => signals.find(one => one.key === key)?.weight;
    expect(weightOf('transformation')).toBe(0);
    expect(weightOf('held')).toBeCloseTo(0.2, 12);
  });

  it('shares out the weight of what is unknown, down to 0.6 of the weights', () => {
    const { score, completeness } = ratePand(unsold, mixed);
    expect(completeness).toBeCloseTo(0.6, 12);
    expect(score).toBeCloseTo((86.875 + 0 + 50) / 3, 6);
    const alone = { ...unsold, storeysAround: null };
    expect(ratePand(alone, mixed)).toMatchObject({ score: null, completeness: expect.closeTo(0.4, 9) });
  });

  it('has no score by a preset whose own signal is missing or does not concern it', () => {
    const by = (strategy: 'held' | 'transformation' | 'energy') =>
      ratePand(unsold, { weights: sourcingWeights(strategy), own: strategy, dates }).score;
    expect(by('held')).toBeNull();
    expect(by('transformation')).toBeNull();
    expect(by('energy')).toBeGreaterThan(50);
  });

  it('names the money of the signal that adds most', () => {
    const { potential } = ratePand(house, mixed);
    expect(potential).toEqual({
      type: 'undervalued',
      low: Math.round(400_000 * Math.exp(-0.1) - 320_000),
      high: Math.round(400_000 * Math.exp(0.1) - 320_000),
    });
    expect(ratePand(unsold, mixed).potential).toEqual({
      type: 'energy',
      low: 0.041 * 400_000 - 19_000,
      high: Math.round((3 * 0.029 + 2 * 0.0275) * 400_000) - 19_000,
    });
  });
});
