import type { PortfolioSharing } from '@kavel/contracts/portfolios';
import { reviewersOf } from './reviewers';

const person = (name: string) => ({ userId: `id-${name}`, name, email: `${name}@kavel.example` });
const [anna, bram, carla] = ['Anna', 'Bram', 'Carla'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const everyone = [anna, bram, carla];
const sharing = (changed: Partial<PortfolioSharing> = {}): PortfolioSharing => ({
  ownerId: anna.userId,
  organisation: 'none',
  colleagues: [],
  ...changed,
});

test('nobody can review an unshared portfolio, and the owner can ask any colleague', () => {
  expect(reviewersOf(sharing(), everyone, [anna.userId])).toEqual({
    everybody: false,
    names: [],
    others: [bram, carla],
  });
});

test('editors can review; readers can still be asked', () => {
  const colleagues = [
    { userId: bram.userId, level: 'edit' as const },
    { userId: carla.userId, level: 'read' as const },
  ];
  expect(reviewersOf(sharing({ colleagues }), everyone, [anna.userId])).toEqual({
    everybody: false,
    names: ['Bram'],
    others: [carla],
  });
});

test('an editor asks nobody: the owner reviews, and decides who else does', () => {
  const colleagues = [{ userId: bram.userId, level: 'edit' as const }];
  expect(reviewersOf(sharing({ colleagues }), everyone, [bram.userId])).toEqual({
    everybody: false,
    names: ['Anna'],
    others: [],
  });
});

test('when the whole organisation may edit nobody is asked, unless there is nobody else', () => {
  const open = sharing({ organisation: 'edit' });
  expect(reviewersOf(open, everyone, [anna.userId])).toEqual({ everybody: true, names: [], others: [] });
  expect(reviewersOf(open, [anna], [anna.userId]).everybody).toBe(false);
});

test('the actor and the subject are not offered as reviewers', () => {
  expect(reviewersOf(sharing(), everyone, [anna.userId, bram.userId]).others).toEqual([carla]);
});
