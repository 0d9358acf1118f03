import fc from 'fast-check';
import { DealChances } from './deals';

test('the chance of an id is that of its two halves', () => {
  const half = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(fc.integer({ min: 1 }), half, half, (seed, high, low) => {
      const chances = new DealChances(seed);
      const id = [high, low].map(number => String(number).padStart(8, '0')).join('');
      expect(chances.ofHalves(high, low).next()).toBe(chances.of(id).next());
    }),
  );
});
