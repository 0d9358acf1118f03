import fc from 'fast-check';
import { wws2026 } from '../parameters/wws';
import { maxRentOf, type WwsDwelling, wwsOf } from './points';

const flat: WwsDwelling = {
  kind: 'flat',
  rooms: 60,
  otherSpaces: 8,
  heatedRooms: 4,
  outdoor: 10,
  energielabel: 'C',
  bouwjaar: 1985,
  woz: 272_000,
  inspected: 20,
};
const pointsOf = (dwelling: WwsDwelling) =>
  Object.fromEntries(wwsOf(dwelling, wws2026).parts.map(({ part, points }) => [part, points]));

describe('points computed by hand', () => {
  it('60 × 1; 8 × 0.75 = 6; 4 × 2 = 8; 2 + 10 × 0.35 = 5.5; C flat 15; WOZ 272,000/16,954 + 4,000/268 = 30.97 → 31; 20: total 145.5 → 146', () => {
    expect(pointsOf(flat)).toEqual({
      rooms: 60,
      'other-spaces': 6,
      heating: 8,
      outdoor: 5.5,
      energy: 15,
      inspected: 20,
      woz: 31,
    });
    expect(wwsOf(flat, wws2026)).toMatchObject({ total: 146, uncapped: 146, assumed: [] });
  });

  it('explains each component: the terms of WOZ are 272,000 × 1/16,954 and 4,000 × 1/268', () => {
    const woz = wwsOf(flat, wws2026).parts.find(({ part }) => part === 'woz');
    expect(woz?.terms.map(({ amount, times }) => [amount, 1 / times])).toEqual([
      [272_000, 16_954],
      [4_000, expect.closeTo(268, 6)],
    ]);
  });

  it('outdoor space gives at most 15: 2 + 100 × 0.35 = 37 → 15', () => {
    expect(pointsOf({ ...flat, outdoor: 100 }).outdoor).toBe(15);
  });

  it.each([
    ['A++++', 62, 58],
    ['B', 34, 30],
    ['G', -15, -15],
  ] as const)('label %s gives a house %d and a flat %d', (energielabel, house, ofFlat) => {
    expect(pointsOf({ ...flat, kind: 'house', energielabel }).energy).toBe(house);
    expect(pointsOf({ ...flat, energielabel }).energy).toBe(ofFlat);
  });

  it('without an energielabel the bouwjaar is used and reported: 1985 is D, 11 for a flat', () => {
    const result = wwsOf({ ...flat, energielabel: null }, wws2026);
    expect(result.parts.find(({ part }) => part === 'energy')?.points).toBe(11);
    expect(result.assumed).toEqual(['label-by-year']);
  });

  it('a WOZ value below the minimum of 85,806 is raised to it: 85,806/16,954 + 85,806/68/268 = 9.77 → 9.75', () => {
    expect(pointsOf({ ...flat, woz: 50_000 }).woz).toBe(9.75);
  });
});

describe('the cap on WOZ points', () => {
  it('WOZ 1,000,000: 58.98 + 54.87 = 113.75, total 114.5 + 113.75 = 228; a third is 114.5 / 2 = 57.25: 172 → 186', () => {
    const result = wwsOf({ ...flat, woz: 1_000_000 }, wws2026);
    expect(result.parts.find(({ part }) => part === 'woz')?.points).toBe(57.25);
    expect(result).toMatchObject({ uncapped: 228, total: 186, maxRent: 1_228.07 });
  });

  it('does not apply to 186 points or fewer', () => {
    const result = wwsOf({ ...flat, woz: 600_000 }, wws2026);
    expect(result.total).toBe(result.uncapped);
    expect(result.total).toBeLessThan(187);
  });
});

describe('maximum rent', () => {
  it.each([
    [143, 932.93],
    [186, 1_228.07],
    [250, 1_667.4],
    [255, 1_667.4 + 5 * 6.86],
    [30, 250.27],
    [144, 939.79],
  ])('%d points: € %d', (points, rent) => {
    expect(maxRentOf(points, wws2026)).toBeCloseTo(rent, 2);
  });

  it('never decreases with more points or a higher WOZ value', () => {
    const amount = fc.integer({ min: 10, max: 200 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 50_000, max: 900_000 }), (rooms, more, woz) => {
        const at = (dwelling: Partial<WwsDwelling>) =>
          wwsOf({ ...flat, rooms, woz, ...dwelling }, wws2026).maxRent;
        expect(at({ inspected: 20 + more })).toBeGreaterThanOrEqual(at({}));
        expect(at({ woz: woz + 1_000 * more })).toBeGreaterThanOrEqual(at({}));
      }),
    );
  });
});
