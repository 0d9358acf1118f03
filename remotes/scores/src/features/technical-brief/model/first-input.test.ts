import type { RealEstateObject } from '@kavel/contracts';
import { firstInput, prefilled } from './first-input';

const object = { objectId: '0200010000130331', vtwType: 'kantoor', oppervlakte: 2400 } as RealEstateObject;

test('an address fills in function and area, and is an existing building', () => {
  expect(prefilled({ ...firstInput, function: 'flat' }, object)).toMatchObject({
    ...{ objectId: object.objectId, function: 'office', area: 2400, works: 'renovation' },
  });
  const unknown = { ...object, vtwType: 'overig', oppervlakte: null } as RealEstateObject;
  expect(prefilled({ ...firstInput, works: 'transformation' }, unknown)).toMatchObject({
    ...{ function: 'office', area: 1000, works: 'transformation' },
  });
});
