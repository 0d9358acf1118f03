import fc from 'fast-check';
import { type Slot, slotsOf } from './slots';

const shown = (...keys: string[]): Slot[] => keys.map((key, slot) => ({ slot, key }));
const numbers = (slots: readonly Slot[]) => slots.map(({ slot }) => slot);

test('new rows reuse the elements of removed rows, in order', () => {
  expect(numbers(slotsOf(['x', 'y', 'z'], shown('a', 'b', 'c')))).toEqual([0, 1, 2]);
});

test('rows that stay keep their elements, and none moves to make room for new ones', () => {
  expect(numbers(slotsOf(['b', 'c', 'd'], shown('a', 'b', 'c')))).toEqual([1, 2, 3]);
  expect(numbers(slotsOf(['z', 'a', 'b'], shown('a', 'b', 'c')))).toEqual([3, 0, 1]);
});

test('a row inserted between two that stay uses the element between them', () => {
  expect(numbers(slotsOf(['a', 'x', 'c'], shown('a', 'b', 'c')))).toEqual([0, 1, 2]);
});

test('for any next set of rows, each row has its own element and rows that stay keep theirs', () => {
  const rows = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(rows), steps => {
      let now: readonly Slot[] = [];
      for (const keys of steps) {
        const next = slotsOf(keys, now);
        expect(next.map(({ key }) => key)).toEqual(keys);
        expect(new Set(numbers(next)).size).toBe(keys.length);
        for (const { key, slot } of now) {
          const after = next.find(one => one.key === key);
          if (after) expect(after.slot).toBe(slot);
        }
        now = next;
      }
    }),
  );
});
