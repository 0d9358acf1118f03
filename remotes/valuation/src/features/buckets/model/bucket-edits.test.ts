import { type AddressBuckets, addressBucketsSchema } from '@kavel/contracts';
import fc from 'fast-check';
import {
  addBucket,
  bucketByUnit,
  fitToUnits,
  mergeBuckets,
  moveUnits,
  removeBucket,
  renameBucket,
  sameBuckets,
  splitOff,
} from './bucket-edits';

const two: AddressBuckets = {
  kantoor: { name: 'Kantoor', reason: null, unitIds: ['a', 'b'] },
  winkel: { name: 'Winkel', reason: null, unitIds: ['c'] },
};

test('a moved unit leaves its old bucket and is last in the new one', () => {
  const moved = moveUnits(two, ['a'], 'winkel');
  expect(moved.kantoor?.unitIds).toEqual(['b']);
  expect(moved.winkel?.unitIds).toEqual(['c', 'a']);
});

test('after any move every unit is in exactly one bucket', () => {
  const keys = ['k0', 'k1', 'k2', 'nergens'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('k0', 'k1', 'k2'), { minLength: 1, maxLength: 20 }),
      fc.array(fc.tuple(fc.array(fc.nat(25)), fc.constantFrom(...keys)), { maxLength: 10 }),
      (places, moves) => {
        const unitIds = places.map((_, index) => `u${index}`);
        const bucket = (key: string) => ({
          name: key,
          reason: null,
          unitIds: unitIds.filter((_, index) => places[index] === key),
        });
        const start: AddressBuckets = { k0: bucket('k0'), k1: bucket('k1'), k2: bucket('k2') };
        const end = moves.reduce(
          (now, [picked, to]) =>
            moveUnits(
              now,
              unitIds.filter((_, index) => picked.includes(index)),
              to,
            ),
          start,
        );
        const all = Object.values(end).flatMap(({ unitIds: ids }) => ids);
        expect([...all].sort()).toEqual([...unitIds].sort());
      },
    ),
  );
});

test('renaming keeps the key, and trims', () => {
  expect(renameBucket(two, 'winkel', ' Winkels ')).toMatchObject({
    winkel: { name: 'Winkels', unitIds: ['c'] },
  });
});

test('a new bucket gets a free key that the contract accepts, whatever its name', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 6 }), names => {
      const made = names
        .filter(name => name.trim())
        .reduce<AddressBuckets>((now, name) => addBucket(now, name).buckets, {});
      expect(Object.keys(made)).toHaveLength(names.filter(name => name.trim()).length);
      expect(addressBucketsSchema.safeParse(made).success).toBe(true);
    }),
  );
});

test('only an empty bucket is removed', () => {
  expect(removeBucket(two, 'winkel')).toBe(two);
  const emptied = moveUnits(two, ['c'], 'kantoor');
  expect(Object.keys(removeBucket(emptied, 'winkel'))).toEqual(['kantoor']);
});

test('a merged bucket has the units of both and no reason; a bucket is not merged with itself', () => {
  expect(mergeBuckets(two, 'kantoor', 'winkel')).toEqual({
    winkel: { name: 'Winkel', reason: null, unitIds: ['c', 'a', 'b'] },
  });
  expect(mergeBuckets(two, 'kantoor', 'kantoor')).toBe(two);
  expect(mergeBuckets(two, 'kantoor', 'nergens')).toBe(two);
});

test('split off units are in a bucket of their own', () => {
  const { buckets, key } = splitOff(two, ['b'], 'Kantoor');
  expect(key).toBe('kantoor-2');
  expect([...bucketByUnit(buckets)].sort()).toEqual([
    ['a', 'kantoor'],
    ['b', 'kantoor-2'],
    ['c', 'winkel'],
  ]);
});

test('buckets are fitted to the units: removed units are dropped, new units go where the suggestion puts them', () => {
  const suggested: AddressBuckets = {
    kantoor: { name: 'Kantoor', reason: null, unitIds: ['a', 'd'] },
    zorg: { name: 'Zorg', reason: null, unitIds: ['e', 'c'] },
  };
  const fitted = fitToUnits(two, ['a', 'c', 'd', 'e'], suggested);
  expect([...bucketByUnit(fitted)].sort()).toEqual([
    ['a', 'kantoor'],
    ['c', 'winkel'],
    ['d', 'kantoor'],
    ['e', 'zorg'],
  ]);
});

test('a different order of units is not a change, a different name is', () => {
  expect(sameBuckets(two, moveUnits(two, ['a'], 'kantoor'))).toBe(true);
  expect(sameBuckets(two, renameBucket(two, 'winkel', 'Anders'))).toBe(false);
});
