import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { lookOf } from '../style/look';
import { areasLayer } from './areas';
import { hatching } from './definition';

const look = lookOf('light', 'day', 'default');
const tiles = { url: '/tiles/{z}/{x}/{y}', zooms: { from: 5, upTo: 14 }, sourceLayer: 'district-buurt' };
const nameOf = () => null;

test('each area has one of two fills: the colour of its class, or hatching without a class', () => {
  const layer = areasLayer({
    tiles,
    classes: [
      { colour: '#111111', codes: ['BU1', 'BU2'] },
      { colour: '#222222', codes: [] },
      { colour: '#333333', codes: ['BU3'] },
    ],
    missingColour: '#888888',
    nameOf,
  });
  const [coloured, missing] = layer.style(look);
  expect(missing?.metadata).toBe(hatching);
  const ask = (expression: unknown, code: string) => {
    const made = createExpression(expression, 'layers[0].paint.fill-color');
    if (made.result === 'error') throw new Error(made.value[0]?.message);
    return made.value.evaluate({ zoom: 8 }, { type: 3, properties: { code } } as never);
  };
  const paint = coloured?.paint as { 'fill-color': unknown };
  const seen = ['BU1', 'BU2', 'BU3', 'BU4'].map(code => [
    ask((coloured as { filter?: unknown }).filter, code),
    ask((missing as { filter?: unknown }).filter, code),
    String(ask(paint['fill-color'], code)),
  ]);
  expect(seen).toEqual([
    [true, false, '#111111'],
    [true, false, '#111111'],
    [true, false, '#333333'],
    [false, true, '#888888'],
  ]);
});

test('without any value everything is hatched', () => {
  const layer = areasLayer({ tiles, classes: [], missingColour: '#888888', nameOf });
  expect(layer.style(look)).toMatchObject([{ id: 'missing', metadata: hatching }]);
});
