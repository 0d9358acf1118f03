import { queryOf, usualForm } from './investment-form';

const origin = { lon: 5.97, lat: 52.23 };
const valueDate = '2026-11-21';
const usual = usualForm(valueDate);
const of = (change: Partial<typeof usual>) => queryOf({ ...usual, ...change }, origin, valueDate);

describe('the filters of sales of let property', () => {
  it("default to the unit's surroundings, up to the value date", () => {
    expect(of({})).toEqual({
      query: {
        originLongitude: '5.97',
        originLatitude: '52.23',
        maxTransactionDate: valueDate,
        distanceInKm: '10',
      },
    });
  });

  it('accept a decimal comma, and any distance when the field is empty', () => {
    expect(of({ distance: '2,5', minPrice: '100000' })).toMatchObject({
      query: { distanceInKm: '2.5', minTransactionPrice: '100000' },
    });
    expect(of({ distance: '' })).not.toHaveProperty('query.distanceInKm');
  });

  it.each([
    [{ distance: 'ver' }, 'distance'],
    [{ distance: '0' }, 'distance'],
    [{ to: '2026-12-01' }, 'to'],
    [{ from: '2026-02-01', to: '2026-01-01' }, 'to'],
    [{ minPrice: '500000', maxPrice: '400000' }, 'maxPrice'],
  ])('%j is invalid in %s', (change, field) => {
    expect(of(change)).toEqual({ wrong: new Set([field]) });
  });
});
