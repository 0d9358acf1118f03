import { chooseDataset, chooseExample } from './choose-place';
import type { TileAddress } from './decode-tile';

const bounds: [number, number, number, number] = [5, 52, 6, 53];
const focus: [number, number] = [5.5, 52.5];

test('the picture shows the largest data set', () => {
  const demo = { name: 'demo', bounds, focus, objects: 20_000, fictional: true };
  const real = { name: 'apeldoorn', bounds, focus, objects: 90_000, fictional: false };
  expect(chooseDataset([demo, real])).toBe(real);
  expect(chooseDataset([demo])).toBe(demo);
  expect(chooseDataset([])).toBeNull();
});

test('the example is a visible dwelling with an energielabel', () => {
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
