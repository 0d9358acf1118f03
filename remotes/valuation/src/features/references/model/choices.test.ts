import { noChoices, type OwnReference } from '@kavel/contracts/valuations';
import { madeUpReference } from '../../../testing/made-up';
import {
  combined,
  exclude,
  include,
  isSameChoice,
  pin,
  unpin,
  withOverride,
  withOwn,
  withoutOwn,
} from './choices';

const own: OwnReference = {
  id: 'own-1',
  address: 'Eigen weg 1',
  transactionDate: '2026-10-01',
  price: 400_000,
  oppervlakte: 110,
  bouwjaar: null,
  energielabel: null,
  lon: 5,
  lat: 52,
  note: '',
};

test('an excluded sale is no longer pinned, and can be included again', () => {
  const pinned = pin(noChoices, 'a');
  const left = exclude(pinned, madeUpReference('a'));
  expect(left).toMatchObject({ excluded: [{ id: 'a' }], pinned: [] });
  expect(include(left, 'a')).toEqual(noChoices);
  expect(unpin(pin(pinned, 'a'), 'a')).toEqual(noChoices);
});

test('an own sale is added, replaced in place and removed', () => {
  const one = withOwn(withOwn(noChoices, own), { ...own, id: 'own-2' });
  const changed = withOwn(one, { ...own, price: 500_000 });
  expect(changed.own.map(({ id, price }) => [id, price])).toEqual([
    ['own-1', 500_000],
    ['own-2', 400_000],
  ]);
  expect(withoutOwn(changed, 'own-1').own).toHaveLength(1);
});

test('two versions combined lose nothing; of two overrides mine wins', () => {
  const mine = withOverride(pin(exclude(noChoices, madeUpReference('a')), 'b'), { value: 1, reason: 'mijn' });
  const theirs = withOverride(withOwn(pin(noChoices, 'a'), own), { value: 2, reason: 'zijn' });
  expect(combined(mine, theirs)).toMatchObject({
    excluded: [{ id: 'a' }],
    pinned: ['b'],
    own: [own],
    override: { reason: 'mijn' },
  });
  expect(combined(noChoices, theirs).override).toEqual(theirs.override);
});

test('the order of fields makes no difference', () => {
  expect(isSameChoice({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(isSameChoice({ a: 1 }, { a: 2 })).toBe(false);
});
