import { drawOrder, type HitFeature, type StyledLayer } from '@kavel/map/layers';
import { answering, hitOf } from './hit';

const layer = (key: string, order: number, reach = 0): StyledLayer => ({
  key,
  order,
  source: { kind: 'catalogue' },
  style: () => [],
  hit: { reach, target: ({ properties: { id } }) => (id ? { id: String(id), label: key } : null) },
});
const areas = layer('areas', drawOrder.areas);
const dots = layer('dots', drawOrder.points, 10);
const result = layer('result', drawOrder.result, 10);
const found =
  (there: Record<string, HitFeature[]>) =>
  ({ key }: StyledLayer) =>
    there[key] ?? [];
const feature = (id: string): HitFeature => ({ sourceLayer: null, properties: { id } });
const pand = '0503100000012345';
const layers = answering([areas, result, { ...areas, key: 'mute', hit: undefined }, dots]);

test('a dot lies above the building, which lies above the areas on the ground', () => {
  const all = { dots: [feature('d')], result: [feature('r')], areas: [feature('a')] };
  expect(hitOf(layers, found(all), pand)).toEqual({ layer: 'dots', id: 'd', label: 'dots' });
  expect(hitOf(layers, found({ areas: all.areas }), pand)).toEqual({ layer: 'pand', id: pand, label: null });
  expect(hitOf(layers, found({ areas: all.areas }), null)).toEqual({
    layer: 'areas',
    id: 'a',
    label: 'areas',
  });
  expect(hitOf(layers, found({}), null)).toBeNull();
});

test('passes over what a layer does not answer for, to the next nearest', () => {
  const there = { dots: [feature(''), feature('second')] };
  expect(hitOf(layers, found(there), null)).toMatchObject({ id: 'second' });
});
