import { queryOf } from './asked';

const place = { lon: 5.97, lat: 52.21 };

test('around a place: the distance and the period', () => {
  expect(queryOf({ radius: 5, years: 2 }, place, new Date('2026-11-21T12:00:00Z'))).toEqual({
    minTransactionDate: '2024-11-21',
    distanceInKm: '5',
    originLatitude: '52.21',
    originLongitude: '5.97',
  });
});

test('everywhere: the period only', () => {
  const query = queryOf({ radius: 5, years: 1 }, null, new Date('2026-11-21T12:00:00Z'));
  expect(query).toEqual({ minTransactionDate: '2025-11-21' });
});

test('a year before the 29th of February is a day that exists', () => {
  const query = queryOf({ radius: 1, years: 1 }, null, new Date('2028-02-29T12:00:00Z'));
  expect(query.minTransactionDate).toBe('2027-03-01');
});
