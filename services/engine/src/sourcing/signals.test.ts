import { labelEffect } from '../label-jump/label-effect';
import { energy, energyGainOf } from './energy';
import { held } from './held';
import { obligation } from './obligation';
import type { SourcedObject, SourcedPand, SourcingDates } from './pand';
import { reserve } from './reserve';
import { isMissing, type Signal } from './signal';
import { transformation } from './transformation';
import { gapOf, undervalued } from './undervalued';
import { vacancy } from './vacancy';

const dates: SourcingDates = {
  asOf: '2026-11-24',
  bag: '2026-10-01',
  epOnline: '2026-09-01',
  kvk: '2026-08-01',
};

const object = (more: Partial<SourcedObject> = {}): SourcedObject => ({
  objectId: '0200010000000001',
  vtwType: 'eengezinswoning',
  gebruiksdoelen: ['woonfunctie'],
  oppervlakte: 100,
  energielabel: null,
  outOfUse: null,
  kvkRegistrations: null,
  lastSale: null,
  isLet: false,
  model: null,
  fictional: false,
  ...more,
});

const office = (more: Partial<SourcedObject> = {}): SourcedObject =>
  object({ vtwType: 'kantoor', gebruiksdoelen: ['kantoorfunctie'], oppervlakte: 800, ...more });

const pand = (objects: readonly SourcedObject[], more: Partial<SourcedPand> = {}): SourcedPand => ({
  pandId: '0200100000000001',
  bouwjaar: 1975,
  enkelbestemming: null,
  stationDistance: null,
  depth: null,
  storeys: null,
  storeysAround: null,
  isMeasured: false,
  objects,
  ...more,
});

const known = (signal: Signal) => {
  if (isMissing(signal)) throw new Error(`missing: ${signal.missing}`);
  return signal;
};
const gap = (signal: Signal) => (isMissing(signal) ? signal.missing : null);

describe('undervalued', () => {
  const sold = (value: number, indexed: number, fsd = 0.08) =>
    object({
      model: { value, fsd },
      lastSale: { price: 250_000, indexed, date: '2019-05-01', fictional: false },
    });

  it('is the model value above the indexed price: 345 over 300 is 15 %, 60 of 100 points', () => {
    const signal = known(undervalued(gapOf(pand([sold(345_000, 300_000)]))));
    expect(signal.value).toBeCloseTo(15, 9);
    expect(signal.score).toBeCloseTo(60, 9);
    expect(signal).toMatchObject({ date: '2019-05-01', level: 'object' });
  });

  it('adds up the objects of a pand that have both', () => {
    const objects = [sold(345_000, 300_000), sold(210_000, 200_000), object({ model: { value: 1, fsd: 1 } })];
    // (345 + 210) / (300 + 200) = 1.11
    expect(known(undervalued(gapOf(pand(objects)))).value).toBeCloseTo(11, 9);
  });

  it('says nothing within the error of the model, and gives no points for what is dear', () => {
    expect(gap(undervalued(gapOf(pand([sold(323_000, 300_000)]))))).toBe('within-error');
    expect(known(undervalued(gapOf(pand([sold(240_000, 300_000)]))))).toMatchObject({ score: 0 });
  });

  it('is unknown without a sale, without a value and without an index', () => {
    expect(gap(undervalued(gapOf(pand([object({ model: { value: 300_000, fsd: 0.1 } })]))))).toBe('unknown');
    const unindexed = { price: 1, indexed: null, date: '2019-05-01', fictional: false };
    const both = object({ model: { value: 300_000, fsd: 0.1 }, lastSale: unindexed });
    expect(gap(undervalued(gapOf(pand([both]))))).toBe('unknown');
  });
});

describe('transformation', () => {
  const suited = { enkelbestemming: 'gemengd', depth: 14, stationDistance: 800 } as const;

  it('gives 20 points for each criterion', () => {
    expect(known(transformation(pand([office({ energielabel: 'E' })], suited), dates))).toMatchObject({
      value: 5,
      score: 100,
    });
    const two = [office({ energielabel: 'A' }), office({ energielabel: 'B' })];
    const far = { ...suited, depth: 30, bouwjaar: 2010 };
    expect(known(transformation(pand(two, far), dates))).toMatchObject({ value: 1, score: 20 });
  });

  it('leaves out criteria that are unknown: 3 of 4 is 75 points', () => {
    const signal = known(transformation(pand([office()], { ...suited, stationDistance: 4_000 }), dates));
    expect(signal).toMatchObject({ value: 3, score: 75 });
    expect(signal.facts).not.toHaveProperty('label');
  });

  it('has a gate: no points where zoning allows no dwellings, unknown without zoning', () => {
    const onEstate = pand([office()], { ...suited, enkelbestemming: 'bedrijventerrein' });
    expect(known(transformation(onEstate, dates)).score).toBe(0);
    expect(gap(transformation(pand([office()], { ...suited, enkelbestemming: null }), dates))).toBe(
      'unknown',
    );
  });

  it('concerns only panden of which half is office', () => {
    expect(gap(transformation(pand([object()], suited), dates))).toBe('not-applicable');
    const small = pand([office({ oppervlakte: 100 }), object({ oppervlakte: 101 })], suited);
    expect(gap(transformation(small, dates))).toBe('not-applicable');
  });
});

describe('energy', () => {
  it.each([
    ['G', 1975, 4 * 0.021 + 2 * 0.027],
    ['D', 1975, 0.021 + 2 * 0.027],
    ['C', 1910, 2 * 0.027 * 1.41],
    ['C', 2001, 2 * 0.027 * 0.56],
    ['B', null, 0.027],
    ['A', 1975, 0],
    ['A+++', 1975, 0],
  ] as const)('of label %s, built %s, is a share of %d of the value', (label, year, share) => {
    expect(labelEffect({ from: label, to: 'A', bouwjaar: year }).middle).toBeCloseTo(share, 9);
  });

  const house = object({ energielabel: 'F', model: { value: 400_000, fsd: 0.1 } });

  it('is what label A brings after its cost: F to A of € 400.000 brings 11.7 %, € 46.800 − € 19.000', () => {
    const one = pand([house]);
    const signal = known(energy(one, energyGainOf(one), dates));
    expect(signal.value).toBeCloseTo((100 * (46_800 - 19_000)) / 400_000, 6);
    expect(signal.score).toBeCloseTo((100 * 6.95) / 8, 6);
    expect(signal.facts).toMatchObject({ effect: 46_800, cost: 19_000, model: 400_000, dwellings: 1 });
    expect(energyGainOf(one)).toMatchObject({ low: 0.041 * 400_000 });
  });

  it('gives no points where the cost is higher, and adds up a pand', () => {
    const cheap = pand([object({ ...house, energielabel: 'B', model: { value: 200_000, fsd: 0.1 } })]);
    expect(known(energy(cheap, energyGainOf(cheap), dates))).toMatchObject({ score: 0 });
    const flat = object({ ...house, vtwType: 'appartement', energielabel: 'A' });
    const both = pand([house, flat]);
    // The flat needs nothing and brings nothing, but its value counts.
    expect(known(energy(both, energyGainOf(both), dates)).value).toBeCloseTo((100 * 27_800) / 800_000, 6);
  });

  it('does not concern offices, and is unknown without a label or a value', () => {
    const at = (one: SourcedPand) => gap(energy(one, energyGainOf(one), dates));
    expect(at(pand([office({ energielabel: 'G' })]))).toBe('not-applicable');
    expect(at(pand([object({ model: { value: 300_000, fsd: 0.1 } })]))).toBe('unknown');
    expect(at(pand([object({ energielabel: 'G' })]))).toBe('unknown');
  });
});

describe('obligation', () => {
  it('is the share of offices below C, and of let dwellings below D', () => {
    const two = pand([office({ energielabel: 'D' }), office({ energielabel: 'C' })]);
    expect(known(obligation(two, dates))).toMatchObject({ value: 50, score: 50, date: '2026-09-01' });
    const let1 = object({ isLet: true, energielabel: 'E' });
    expect(known(obligation(pand([let1]), dates)).score).toBe(100);
    expect(known(obligation(pand([{ ...let1, energielabel: 'D' }]), dates)).score).toBe(0);
  });

  it('concerns no small offices and no dwellings of which no letting is known', () => {
    expect(gap(obligation(pand([office({ oppervlakte: 99, energielabel: 'G' })]), dates))).toBe(
      'not-applicable',
    );
    expect(gap(obligation(pand([object({ energielabel: 'G' })]), dates))).toBe('not-applicable');
  });

  it('is unknown without a label', () => {
    expect(gap(obligation(pand([office()]), dates))).toBe('unknown');
  });
});

describe('vacancy', () => {
  it('is the share out of use, or without an entry in the trade register', () => {
    const offices = [office({ kvkRegistrations: 0, outOfUse: false }), office({ kvkRegistrations: 3 })];
    expect(known(vacancy(pand(offices), dates))).toMatchObject({ value: 50, score: 50, source: 'BAG, KvK' });
    const homes = [object({ outOfUse: true }), object({ outOfUse: false }), object({ outOfUse: false })];
    expect(known(vacancy(pand(homes), dates)).value).toBeCloseTo(100 / 3, 9);
  });

  it('asks of dwellings no entry, and is unknown where nothing tells', () => {
    expect(known(vacancy(pand([object({ outOfUse: false, kvkRegistrations: 0 })]), dates)).score).toBe(0);
    expect(gap(vacancy(pand([office()]), dates))).toBe('unknown');
    expect(gap(vacancy(pand([object()]), dates))).toBe('unknown');
  });
});

describe('held', () => {
  const soldOn = (date: string) => object({ lastSale: { price: 1, indexed: 1, date, fictional: false } });

  it('counts years since the last transfer of any object, from 5 to 20', () => {
    const signal = known(held(pand([soldOn('2001-02-03'), soldOn('2014-05-24')]), dates));
    expect(signal.value).toBeCloseTo(12.5, 1);
    expect(signal.score).toBeCloseTo(50, 0);
    expect(known(held(pand([soldOn('2023-01-01')]), dates)).score).toBe(0);
    expect(known(held(pand([soldOn('1999-01-01')]), dates)).score).toBe(100);
  });

  it('is unknown for what was never seen, not twenty years', () => {
    expect(gap(held(pand([object()]), dates))).toBe('unknown');
  });
});

describe('reserve', () => {
  it('is what percentile 75 of the buurt has more, two storeys for all points', () => {
    const signal = known(reserve(pand([object()], { storeys: 1.5, storeysAround: 2.5 }), dates));
    expect(signal).toMatchObject({ value: 1, score: 50, level: 'buurt' });
    expect(known(reserve(pand([object()], { storeys: 6, storeysAround: 2.5 }), dates)).score).toBe(0);
    expect(gap(reserve(pand([object()], { storeys: 1 }), dates))).toBe('unknown');
  });
});
