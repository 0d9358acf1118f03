import type { ValuationPerson } from '@kavel/contracts/valuations';
import { reviewersOf } from './reviewers';

const person = (name: string, access: ValuationPerson['access'], ownWork = false): ValuationPerson => ({
  ...{ userId: `id-${name}`, name, email: `${name}@kavel.example`, access, ownWork },
});
const anna = person('Anna', 'owner', true);
const me = [anna.userId];
const shown = ({ names, candidates }: ReturnType<typeof reviewersOf>) => ({
  names,
  asked: candidates.map(({ name, needsSharing }) => `${name}${needsSharing ? ' +' : ''}`),
});

test('nobody can review an unshared portfolio, and its owner can ask any colleague', () => {
  const people = [anna, person('Bram', null), person('Carla', 'read')];
  const reviewers = reviewersOf({ people, organisation: 'none' }, me, true);
  expect(shown(reviewers)).toEqual({ names: [], asked: ['Bram +', 'Carla +'] });
});

test('who may edit can be asked by everybody; sharing is for the owner', () => {
  const people = [anna, person('Bram', 'read'), person('Carla', 'edit')];
  expect(shown(reviewersOf({ people, organisation: 'none' }, me, false))).toEqual({
    names: ['Carla'],
    asked: ['Carla'],
  });
  expect(shown(reviewersOf({ people, organisation: 'none' }, me, true)).asked).toEqual(['Carla', 'Bram +']);
});

test('who worked on the valuation is not asked', () => {
  const people = [anna, person('Bram', 'edit', true)];
  expect(shown(reviewersOf({ people, organisation: 'none' }, me, true))).toEqual({ names: [], asked: [] });
});

test('when the whole organisation may edit nobody is named, unless there is nobody else', () => {
  const people = [anna, person('Bram', 'edit')];
  expect(reviewersOf({ people, organisation: 'edit' }, me, true)).toMatchObject({
    everybody: true,
    names: [],
  });
  expect(reviewersOf({ people: [anna], organisation: 'edit' }, me, true).everybody).toBe(false);
});
