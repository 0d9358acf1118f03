import { readTravel } from '../../../common/travel/travel-address';
import {
  isFull,
  readMinutes,
  withChanged,
  withOrigin,
  withoutOrigin,
  withTransitSaid,
  writeMinutes,
} from './origins';
import { hasTable, readTable, writeTable } from './table-address';
import { minutesOf, timesRow } from './times';
import { travelWords, withTravelWords } from './travel-words';

const view = readTravel(new URLSearchParams('origin=5.97_52.2_walk_to_30-10&reach=0-30'));
const portfolioId = '6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a11';

test('another origin is gone about as the last one; without one the chosen area is another', () => {
  const point = { lon: 6, lat: 52.3, objectId: null };
  const two = withOrigin(view, point);
  expect(two.origins[1]).toEqual({ ...point, mode: 'walk', direction: 'to', minutes: [30, 10] });
  expect(withoutOrigin(two, 0)).toMatchObject({ area: null, origins: [point] });
  expect(isFull(two)).toBe(false);
  expect(
    isFull({ ...two, origins: Array.from({ length: 8 }, () => ({ ...point, ...two.origins[0] }) as never) }),
  ).toBe(true);
});

test('the day of public transport is said with the first origin that goes by it, and stays', () => {
  const transit = { date: '2026-11-24', time: '08:30', windowMinutes: 60, walkMinutes: 15, rides: 4 };
  const today = { ...transit, statistic: 'median' as const };
  const tomorrow = { ...today, date: '2026-11-25' };
  expect(withTransitSaid(view, today).transit).toBeNull();
  const said = withTransitSaid(withChanged(view, 0, { mode: 'transit' }), today);
  expect(withTransitSaid(said, tomorrow).transit).toEqual(today);
});

test.each([
  ['15', [15]],
  ['10, 30 20', [30, 20, 10]],
  ['10;10', [10]],
  ['', null],
  ['4', null],
  ['61', null],
  ['12.5', null],
  ['tien', null],
  ['5 10 15 20 25', null],
])('minutes written as %p are %p', (text, minutes) => {
  expect(readMinutes(text)).toEqual(minutes);
});

test('minutes are written from short to long', () => {
  expect(writeMinutes([30, 10])).toBe('10, 30');
});

test('the table is in the address, and is closed without losing its goals', () => {
  const table = {
    ...({ portfolioId, mode: 'transit', direction: 'to', mostMinutes: 45 } as const),
    goals: [{ lon: 5.97, lat: 52.2, objectId: '0200010000130331' }],
  };
  const query = writeTable(new URLSearchParams('panel=layers'), table);
  expect(readTable(query)).toEqual(table);
  const closed = writeTable(query, null);
  expect(hasTable(closed)).toBe(false);
  expect(readTable(closed)).toMatchObject({ goals: table.goals, portfolioId: null, mode: 'bike' });
  expect(readTable(new URLSearchParams('times=x_fly_from_7'))).toMatchObject({
    portfolioId: null,
    mostMinutes: 60,
  });
});

test('a kept travel time replaces what was asked, and nothing else', () => {
  const words = travelWords(
    new URLSearchParams('lon=5&origin=5.97_52.2_walk_to_30&travel=on&together=union'),
  );
  expect(words).toBe('origin=5.97_52.2_walk_to_30&together=union');
  const before = new URLSearchParams('lon=6&origin=1_1_car_to_5&goal=5_52&reach=0-5&work=on');
  expect(withTravelWords(before, `${words}&panel=x`).toString()).toBe(`lon=6&work=on&${words}`);
});

test('a started minute counts whole on the screen, and to a tenth in the file', () => {
  expect([60, 61].map(minutesOf)).toEqual([1, 2]);
  const row = { unit: {} as never, offRoad: false, seconds: [93, null] };
  expect(timesRow(row, 'Dorpsstraat 1')).toEqual(['Dorpsstraat 1', 1.6, null]);
});
