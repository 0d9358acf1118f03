import { type LayerDefinition, pointsLayer, resultLayer, type StyledLayer } from '@kavel/map/layers';
import { lookOf } from '@kavel/map/style';
import { composeMap } from './compose-map';

const settings = { colourBy: 'label', hidden: [], poiLabels: true } as const;
const unit = { id: '1', lon: 5.9, lat: 52.2, label: 'Anklaarseweg 1' };
const other = { ...unit, id: '2' };
const units = { layers: [pointsLayer({ key: 'portfolio', points: [unit] })], quietsAddresses: true };
const result = { layers: [resultLayer({ tiles: '/a' })], hides: ['addresses'] as const };
const keysOf = ({ layers }: { layers: readonly LayerDefinition[] }) => layers.map(({ key }) => key);

test('without features the base is drawn, and the chosen object', () => {
  expect(keysOf(composeMap([], unit, settings))).toEqual([
    'chosen',
    'topography',
    'panden',
    'buurten',
    'addresses',
    'names',
  ]);
});

test('an object that is among the points of a feature is not drawn twice', () => {
  expect(keysOf(composeMap([units], unit, settings))).not.toContain('chosen');
  expect(keysOf(composeMap([units], other, settings))).toContain('chosen');
});

test('a feature may hide a part of the base; what the user hid stays hidden', () => {
  const keys = keysOf(composeMap([result], null, { ...settings, hidden: ['panden'] }));
  expect(keys).toEqual(['result', 'topography', 'buurten', 'names']);
});

test('everything is what a feature says, or all points', () => {
  const bounds = [5, 52, 6, 53] as const;
  expect(composeMap([units, { ...result, everything: bounds }], null, settings).everything).toBe(bounds);
  expect(composeMap([units], null, settings).everything).toBeNull();
});

test('names of stations go with the setting, those of streets and areas stay', () => {
  const namesOf = (poiLabels: boolean) => {
    const { layers } = composeMap([], null, { ...settings, poiLabels });
    const names = layers.find(({ key }) => key === 'names') as StyledLayer;
    return names.style(lookOf('light', 'dusk', 'default')).map(({ id }) => id);
  };
  expect(namesOf(true)).toContain('station-name');
  expect(namesOf(false)).toEqual(namesOf(true).filter(id => id !== 'station-name'));
});
