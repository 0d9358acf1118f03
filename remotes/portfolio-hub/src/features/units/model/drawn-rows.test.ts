import { unitFixture } from '../../../testing/unit-fixture';
import { boundsOf, drawnAtOnce, drawnRows } from './drawn-rows';
import { rowOfUnit } from './unit-row';

const rows = Array.from({ length: 5_000 }, (_, n) =>
  rowOfUnit(unitFixture(n + 1, { lon: 5 + (n % 100) / 1000, lat: 52 + Math.floor(n / 100) / 1000 })),
);

test('few units are all drawn', () => {
  const few = rows.slice(0, 10);
  expect(drawnRows(few, null, null)).toBe(few);
});

test('many units are thinned to what a frame allows, including the selected one', () => {
  const selected = rows[1]?.objectId ?? null;
  const drawn = drawnRows(rows, null, selected);
  expect(drawn.length).toBeLessThanOrEqual(drawnAtOnce + 100);
  expect(drawn.some(row => row.objectId === selected)).toBe(true);
});

test('when zoomed in, all visible units are drawn', () => {
  const view = [5.0005, 52.0005, 5.0095, 52.0095] as const;
  expect(drawnRows(rows, view, null)).toHaveLength(81);
});

test('bounds contain all units', () => {
  expect(boundsOf(rows)).toEqual([5, 52, 5.099, 52.049]);
  expect(boundsOf([])).toBeNull();
});
