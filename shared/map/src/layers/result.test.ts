import {
  createPropertyExpression,
  latest,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { lookOf } from '../style/look';
import { resultLayer } from './result';

const layers = resultLayer({ tiles: '/result' }).style(lookOf('light', 'day', 'default'));

/** Radius in pixels of a feature of a layer at a zoom. */
function radius(id: string, zoom: number, properties: Record<string, unknown>): number {
  const paint = layers.find(layer => layer.id === id)?.paint;
  const value = paint && 'circle-radius' in paint ? paint['circle-radius'] : null;
  const kind = latest.paint_circle['circle-radius'] as StylePropertySpecification;
  const parsed = createPropertyExpression(value, 'circle-radius', kind);
  if (parsed.result === 'error') throw new Error(String(parsed.value[0]));
  return parsed.value.evaluate({ zoom }, { type: 1, properties }) as number;
}

test('the area of a circle is proportional to the count, in half pixels', () => {
  const radiusOf = (count: number, zoom = 10) => radius('density', zoom, { count });
  expect([1, 10, 1_000, 1_000_000].map(count => radiusOf(count))).toEqual([3, 4.5, 13, 18]);
});

test('when zoomed out, where cells are closer together, circles shrink with them', () => {
  expect(radius('density', 7, { count: 10_000 })).toBe(9);
  expect(radius('density', 6, { count: 10_000 })).toBe(4.5);
  expect(radius('density', 5, { count: 1 })).toBe(1.5);
});

test('dots grow when zooming in', () => {
  expect([14, 14.3, 15.2, 16, 17, 20].map(zoom => radius('object', zoom, {}))).toEqual([
    2.5, 3, 4, 4.5, 6, 6,
  ]);
});
