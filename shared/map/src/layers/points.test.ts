import { energyLabelColours } from '@kavel/ui/core';
import { functionColours } from '../style/function-colours';
import { paletteOf } from '../style/palettes';
import { pointColour } from './points';

const palette = paletteOf('light', 'day');
const point = { id: '1', lon: 5.9, lat: 52.2, label: 'Anklaarseweg 129' };

test('colours a point by its energielabel or VTW type, in the fixed scales', () => {
  expect(pointColour({ ...point, energielabel: 'C' }, 'label', palette)).toBe(energyLabelColours.C);
  expect(pointColour({ ...point, vtwType: 'winkel' }, 'function', palette)).toBe(functionColours.winkel);
});

test('a point without the fact is grey, not another label', () => {
  expect(pointColour({ ...point, energielabel: null }, 'label', palette)).toBe(palette.quiet);
  expect(pointColour(point, 'function', palette)).toBe(palette.quiet);
});

test('keeps the page’s colour when the page defines colours itself', () => {
  expect(pointColour({ ...point, colour: '#112233' }, 'none', palette)).toBe('#112233');
  expect(pointColour({ ...point, colour: '#112233', quiet: true }, 'none', palette)).toBe(palette.quiet);
  expect(pointColour(point, 'none', palette)).toBe(palette.accent);
});
