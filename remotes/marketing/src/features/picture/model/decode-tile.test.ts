import { energyLabelCode, vtwTypeCode } from '@kavel/contracts';
import { moveTo, tileWith, zigzag } from '../../../testing/make-tile';
import { decodeTile } from './decode-tile';

const tile = { z: 1, x: 1, y: 0 };
test('addresses keep their id as text, their energielabel and their location', () => {
  const id = '0200010000130331';
  const properties = { objectId: id, label: energyLabelCode('C'), vtw: vtwTypeCode('kantoor') };
  const bytes = tileWith({
    addresses: [
      { type: 1, geometry: moveTo(2048, 1024), properties },
      { type: 1, geometry: moveTo(4200, 10), properties },
    ],
  });
  expect(decodeTile(bytes, tile).addresses).toEqual([
    { objectId: id, label: 'C', type: 'kantoor', at: { x: 0.75, y: 0.125 } },
  ]);
});

test('an address without an energielabel has none', () => {
  const bytes = tileWith({
    addresses: [{ type: 1, geometry: moveTo(0, 0), properties: { objectId: '1', vtw: 1 } }],
  });
  expect(decodeTile(bytes, tile).addresses[0]?.label).toBeNull();
});

test('panden are areas and roads are lines', () => {
  const square = [...moveTo(0, 0), 26, zigzag(4096), 0, 0, zigzag(4096), zigzag(-4096), 0, 15];
  const line = [...moveTo(0, 0), 10, zigzag(4096), 0];
  const content = decodeTile(
    tileWith({
      panden: [{ type: 3, geometry: square, properties: { pandId: '1', bouwjaar: 1988 } }],
      roads: [{ type: 2, geometry: line, properties: { kind: 'street' } }],
    }),
    tile,
  );
  expect(content.panden[0]).toEqual({
    closed: true,
    rings: [
      [
        { x: 0.5, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 0.5 },
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 0 },
      ],
    ],
  });
  expect(content.ground[0]).toMatchObject({ kind: 'street', closed: false });
});

test('a missing layer gives an empty list', () => {
  const content = decodeTile(tileWith({}), tile);
  expect(content).toEqual({ tile, ground: [], panden: [], addresses: [] });
});
