import { areasLayer } from './areas';

test('areas have the colours of their classes, and their name when they are hit', () => {
  const classes = [{ colour: '#111111', codes: ['BU1', 'BU2'] }];
  const layer = areasLayer({
    tiles: { url: '/tiles/{z}/{x}/{y}', zooms: { from: 5, upTo: 14 }, sourceLayer: 'district-buurt' },
    classes,
    missingColour: '#888888',
    nameOf: code => (code === 'BU1' ? 'Haven' : null),
  });
  expect(layer).toMatchObject({
    sourceLayer: 'district-buurt',
    fills: { classes, missingColour: '#888888' },
  });
  expect(layer.targetOf('BU1')).toEqual({ id: 'BU1', label: 'Haven' });
  expect(layer.targetOf('BU9')).toEqual({ id: 'BU9', label: 'BU9' });
});
