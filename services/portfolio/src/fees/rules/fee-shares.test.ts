import fc from 'fast-check';
import { divideCents } from './fee-shares';

test.each([
  ['a cent that cannot be halved goes to the first', 1, [5_000, 5_000], [1, 0]],
  ['€ 100,01 by 70 and 30 %', 10_001, [7_000, 3_000], [7_001, 3_000]],
  ['€ 0,05 by a third and two', 5, [3_333, 6_667], [2, 3]],
  ['a correction is what it corrects', -10_001, [7_000, 3_000], [-7_001, -3_000]],
  ['all to one', 999, [0, 10_000], [0, 999]],
])('%s', (_, amount, shares, expected) => {
  expect(divideCents(amount, shares)).toEqual(expected);
});

test('parts add up to the whole, and each is off by less than a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, share) => {
        const shares = [share, 10_000 - share];
        const parts = divideCents(amount, shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          const offBy = BigInt(part) * 10_000n - BigInt(amount) * BigInt(shares[index] ?? 0);
          expect(offBy < 10_000n && offBy > -10_000n).toBe(true);
        }
      },
    ),
  );
});
