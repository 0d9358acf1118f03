import type { UnitEvent } from '@kavel/contracts/units';
import { sourceOf } from './field-source';

const added: UnitEvent = {
  id: 'added',
  at: '2026-01-05T09:00:00Z',
  kind: 'added',
  actor: null,
  onBehalfOf: null,
  changes: {},
};
const jan = { userId: '7a1b3c5d-0000-4000-8000-000000000001', name: 'Jan' };
const changed = (id: string, at: string, changes: UnitEvent['changes']): UnitEvent => ({
  id,
  at,
  kind: 'changed',
  actor: jan,
  onBehalfOf: null,
  changes,
});

test('the last change of a field tells who and when, also when it emptied the field', () => {
  const events = [
    changed('3', '2026-03-01T09:00:00Z', { annualRent: [12_000, null] }),
    changed('2', '2026-02-01T09:00:00Z', { annualRent: [null, 12_000] }),
    added,
  ];
  expect(sourceOf('annualRent', false, events)).toEqual({
    kind: 'person',
    who: 'Jan',
    at: '2026-03-01T09:00:00Z',
  });
});

test('what nobody changed is of the register, or was given when the unit was added', () => {
  expect(sourceOf('bouwjaar', true, [added])).toEqual({ kind: 'bag', at: added.at });
  expect(sourceOf('energielabel', true, [added])).toEqual({ kind: 'ep-online', at: added.at });
  expect(sourceOf('annualRent', true, [added])).toEqual({ kind: 'owner', at: added.at });
});

test('an empty field that nobody touched has no source', () => {
  expect(sourceOf('annualRent', false, [added])).toBeNull();
  expect(sourceOf('annualRent', true, [])).toBeNull();
});
