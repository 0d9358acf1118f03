import { chooseDataset, chooseExample, chooseFocus } from './choose-place';
import type { TileAddress } from './decode-tile';

const bounds: [number, number, number, number] = [5, 52, 6, 53];

test('the picture is of the largest data set', () => {
  const demo = { name: 'demo', bounds, objects: 20_000, fictional: true };
  const real = { name: 'apeldoorn', bounds, objects: 90_000, fictional: false };
  expect(chooseDataset([demo, real])).toBe(real);
  expect(chooseDataset([demo])).toBe(demo);
  expect(chooseDataset([])).toBeNull();
});

test('the picture looks at a built-up cell near the middle', () => {
  const field = { at: { x: 0.5, y: 0.5 }, objects: 1 };
  const street = { at: { x: 0.52, y: 0.5 }, objects: 40 };
  const tower = { at: { x: 0.9, y: 0.9 }, objects: 60 };
  expect(chooseFocus([field, street, tower], { x: 0.5, y: 0.5 })).toBe(street.at);
  expect(chooseFocus([], { x: 0.5, y: 0.5 })).toEqual({ x: 0.5, y: 0.5 });
});

test('the example is a labelled dwelling in sight', () => {
  const everywhere = () => true;
  const at = (x: number, changes: Partial<TileAddress>): TileAddress => ({
    objectId: '0200010000000001',
    label: 'C',
    type: 'eengezinswoning',
    at: { x, y: 0 },
    ...changes,
  });
  const unlabelled = at(0.1, { label: null });
  const shop = at(0.2, { type: 'winkel' });
  const near = at(0.3, {});
  const far = at(0.9, {});
  expect(chooseExample([far, unlabelled, shop, near], { x: 0, y: 0 }, everywhere)).toBe(near);
  expect(chooseExample([unlabelled, shop], { x: 0, y: 0 }, everywhere)).toBeNull();
  expect(chooseExample([near, far], { x: 0, y: 0 }, place => place.x > 0.5)).toBe(far);
});
