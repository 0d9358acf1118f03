import { energyLabels } from '@kavel/contracts';
import fc from 'fast-check';
import { wws2026 } from '../parameters/wws';
import { wwsOf } from './points';
import { wozReaching } from './woz-reaching';

const flat = {
  kind: 'flat' as const,
  rooms: 75,
  otherSpaces: 0,
  heatedRooms: 4,
  outdoor: 6,
  energielabel: 'B' as const,
  bouwjaar: null,
  inspected: 20,
};

test('75 + 8 + 4 + 30 + 20 = 137; 49.5 more, in quarters from 49.375, take 49.375 / (1/16,954 + 1/(75 × 268)) = 454,092', () => {
  expect(wozReaching(flat, 187, wws2026)).toBe(455_000);
  expect(wwsOf({ ...flat, woz: 455_000 }, wws2026).total).toBe(187);
  expect(wwsOf({ ...flat, woz: 454_000 }, wws2026).total).toBe(186);
});

test('no value reaches 187 points when the cap on WOZ points prevents it', () => {
  expect(wozReaching({ ...flat, rooms: 40, energielabel: 'G', inspected: 0 }, 187, wws2026)).toBeNull();
});

test('is the exact boundary for any dwelling: that value reaches the points and a thousand less does not', () => {
  const dwellings = fc.record({
    kind: fc.constantFrom('house' as const, 'flat' as const),
    rooms: fc.integer({ min: 20, max: 200 }),
    heatedRooms: fc.integer({ min: 0, max: 8 }),
    outdoor: fc.integer({ min: 0, max: 60 }),
    energielabel: fc.constantFrom(...energyLabels),
    inspected: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(dwellings, fc.constantFrom(144, 187), (drawn, points) => {
      const dwelling = { ...drawn, otherSpaces: 0, bouwjaar: null };
      const at = (woz: number) => wwsOf({ ...dwelling, woz }, wws2026).total;
      const woz = wozReaching(dwelling, points, wws2026);
      if (woz === null) return at(5_000_000) < points;
      return at(woz) >= points && (woz === 0 || at(woz - 1_000) < points);
    }),
  );
});
