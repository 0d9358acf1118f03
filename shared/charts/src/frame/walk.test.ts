import { nearestTo, walkedTo } from './walk';

test('arrow keys move by one and stop at the ends', () => {
  expect(walkedTo('ArrowRight', null, 3)).toBe(0);
  expect(walkedTo('ArrowRight', 1, 3)).toBe(2);
  expect(walkedTo('ArrowDown', 2, 3)).toBe(2);
  expect(walkedTo('ArrowLeft', 0, 3)).toBe(0);
});

test('Home, End and the page keys move further', () => {
  expect(walkedTo('Home', 7, 30)).toBe(0);
  expect(walkedTo('End', 7, 30)).toBe(29);
  expect(walkedTo('PageDown', 7, 30)).toBe(17);
  expect(walkedTo('PageUp', 7, 30)).toBe(0);
});

test('other keys are not handled, and without points nothing happens', () => {
  expect(walkedTo('Tab', 0, 3)).toBeNull();
  expect(walkedTo('End', null, 0)).toBeNull();
});

test('a pointer selects by column, by row or by distance', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 90 },
    { x: 30, y: 10 },
  ];
  expect(nearestTo({ x: 11, y: 0 }, places, 'x')).toBe(1);
  expect(nearestTo({ x: 0, y: 80 }, places, 'y')).toBe(1);
  expect(nearestTo({ x: 20, y: 12 }, places, 'both')).toBe(2);
  expect(nearestTo({ x: 0, y: 0 }, [], 'x')).toBeNull();
});
