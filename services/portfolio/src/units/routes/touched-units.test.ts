import { portfolioApi, type RealEstateObject, unitApi } from '@kavel/contracts';
import { type TouchRule, touchApi } from '@kavel/contracts/content';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';

const office = (facts: Partial<RealEstateObject>): Partial<RealEstateObject> => ({
  vtwType: 'kantoor',
  ...facts,
});
const objects = [
  office({ energielabel: 'D', oppervlakte: 100 }),
  office({ energielabel: 'G', oppervlakte: 99 }),
  office({ energielabel: 'C', oppervlakte: 500 }),
  office({ energielabel: null, oppervlakte: 500 }),
  { energielabel: 'E' as const },
].map((facts, index) => madeUpObject(index, facts));

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ objects });
}, 60_000);
afterAll(() => harness.stop());

it('counts what a rule touches, by portfolio, and nothing of which the facts are not known', async () => {
  const caller = await harness.caller();
  const { id: portfolioId, name } = await madePortfolio(harness, caller, objects.length);
  await madePortfolio(harness, caller);
  const count = (rule: TouchRule, by = caller) =>
    harness.api.call(touchApi.countTouchedUnits, { query: { rule } }, by);
  expect(await count('office-label-c')).toEqual([{ portfolioId, name, units: 1 }]);
  expect(await count('labels-efg')).toEqual([{ portfolioId, name, units: 1 }]);
  expect(await count('rented-dwellings')).toEqual([]);
  const { units } = await harness.api.call(
    portfolioApi.getPortfolio,
    { params: { id: portfolioId } },
    caller,
  );
  const dwelling = units.find(({ addressObjectData }) => addressObjectData.vtwType === 'eengezinswoning');
  const params = { id: dwelling?.id ?? '' };
  const body = { annualRent: 12_000 };
  await harness.api.call(unitApi.updateAddressObjectData, { params, body }, caller);
  expect(await count('rented-dwellings')).toEqual([{ portfolioId, name, units: 1 }]);
  expect(await count('office-label-c', await harness.caller())).toEqual([]);
});
