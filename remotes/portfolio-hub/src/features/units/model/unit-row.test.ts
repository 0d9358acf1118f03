import type { AddressSuggestion } from '@kavel/contracts';
import { unitFixture } from '../../../testing/unit-fixture';
import { unitRows } from './unit-row';

const suggestionOf = (objectId: string): AddressSuggestion => ({
  objectId,
  address: 'Dorpsstraat 1, 7300 AA Apeldoorn',
  vtwType: 'winkel',
  oppervlakte: 80,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
});

test('an address being added stands first and has no unit yet', () => {
  const rows = unitRows([unitFixture(7, { huisletter: 'A' })], [suggestionOf('0200010000000099')]);
  expect(rows.map(row => row.address)).toEqual(['Dorpsstraat 1, 7300 AA Apeldoorn', 'Anklaarseweg 7A']);
  expect(rows[0]?.unit).toBeNull();
});

test('an address that has arrived is not shown twice', () => {
  const unit = unitFixture(7);
  expect(unitRows([unit], [suggestionOf(unit.objectId)])).toHaveLength(1);
});
