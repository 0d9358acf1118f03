import { madeUpUnit, unitId } from '../../../testing/made-up';
import { knownForm, officeInputOf } from './office-form';

const office = { objectId: '0200010000000001', valueDate: '2026-11-21', params: {} };
const facts = madeUpUnit(unitId(1), {
  oppervlakte: 404,
  annualRent: 50_000,
  annualCosts: null,
}).addressObjectData;

it("starts with the owner's facts, and leaves the rest empty", () => {
  expect(officeInputOf(knownForm(facts), office)).toEqual({
    input: { ...office, oppervlakte: 404, annualRent: 50_000 },
  });
});

it('a yield of 6,5 % is 0.065', () => {
  expect(officeInputOf({ ...knownForm(facts), yield: '6,5' }, office)).toMatchObject({
    input: { netYield: 0.065 },
  });
});

it.each(['150.000', '150,000', '150 000', '150000'])('a rent of %s is 150,000', rent => {
  expect(officeInputOf({ ...knownForm(facts), rent }, office)).toMatchObject({
    input: { annualRent: 150_000 },
  });
});

it.each([
  [{ area: '0' }, 'area'],
  [{ rent: '-1' }, 'rent'],
  [{ yield: '0' }, 'yield'],
  [{ costs: 'veel' }, 'costs'],
])('%j is invalid in %s', (change, field) => {
  expect(officeInputOf({ ...knownForm(facts), ...change }, office)).toEqual({ wrong: new Set([field]) });
});
