import { extrudedLayer } from './raised-outlines';
import { type StyleWish, style3d } from './style-3d';

const all: StyleWish = {
  mode: 'light',
  preset: 'day',
  tiles: 'https://kavel.test/tiles/{z}/{x}/{y}.mvt',
  buildings: true,
  poiLabels: true,
};
const idsOf = (wish: Partial<StyleWish>) => style3d({ ...all, ...wish }).layers.map(({ id }) => id);
const without = (...names: string[]) => idsOf({}).filter(id => !names.includes(id));

test('draws names of stations and raised buildings, below all names', () => {
  const ids = idsOf({});
  expect(ids).toContain('names/station-name');
  const firstName = ids.findIndex(id => id.startsWith('names/'));
  expect(ids.indexOf(extrudedLayer)).toBe(firstName - 1);
});

test.each<[string, Partial<StyleWish>, string[]]>([
  ['names', { poiLabels: false }, ['names/station-name']],
  ['buildings', { buildings: false }, [extrudedLayer]],
  ['both', { poiLabels: false, buildings: false }, ['names/station-name', extrudedLayer]],
])('the switch of %s takes away its layers only', (_, wish, gone) => {
  expect(idsOf(wish)).toEqual(without(...gone));
});

test('each light has its own ground, and the same layers', () => {
  const presets = ['dawn', 'day', 'dusk', 'night'] as const;
  const grounds = presets.map(preset => JSON.stringify(style3d({ ...all, preset }).layers[0]));
  expect(new Set(grounds).size).toBe(presets.length);
  for (const preset of presets) expect(idsOf({ preset })).toEqual(idsOf({}));
});
