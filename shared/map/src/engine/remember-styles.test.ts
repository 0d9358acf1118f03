import type { FeatureLike } from 'ol/Feature';
import { Fill, Style } from 'ol/style';
import { baseLayers } from '../layers';
import { composeStyle } from '../style/compose-style';
import { lookOf } from '../style/look';
import { propertiesRead, rememberStyles, skipOthers } from './remember-styles';

const feature = (properties: Record<string, unknown>) =>
  ({ get: (name: string) => properties[name] }) as unknown as FeatureLike;
const address = (label: number, objectId: string) => feature({ 'mvt:layer': 'addresses', label, objectId });

const styled = () =>
  composeStyle(baseLayers({ colourBy: 'label' }), lookOf('light', 'day', 'default'), '/tiles');

test('evaluates once for each zoom and combination of the properties that the style reads', () => {
  const evaluate = jest.fn(() => [new Style()]);
  const styleOf = rememberStyles(evaluate, new Map([['addresses', ['label']]]));
  const first = styleOf(address(7, '1'), 10);
  expect(styleOf(address(7, '2'), 10)).toBe(first);
  expect(evaluate).toHaveBeenCalledTimes(1);

  styleOf(address(8, '1'), 10);
  styleOf(address(7, '1'), 5);
  styleOf(feature({ 'mvt:layer': 'panden' }), 10);
  expect(evaluate).toHaveBeenCalledTimes(4);
});

test('keeps a copy, because the input is reused for the next feature', () => {
  const reused = new Style({ zIndex: 3, fill: new Fill({ color: '#111111' }) });
  const styleOf = rememberStyles(() => reused, new Map());
  const first = [styleOf(address(1, '1'), 10)].flat()[0] as Style;
  reused.getFill()?.setColor('#ff0000');
  reused.setZIndex(99);
  expect(first.getFill()?.getColor()).toBe('#111111');
  expect(first.getZIndex()).toBe(3);
});

test('also caches that nothing is drawn', () => {
  const evaluate = jest.fn(() => undefined);
  const styleOf = rememberStyles(evaluate, new Map());
  styleOf(address(1, '1'), 10);
  expect(styleOf(address(1, '1'), 10)).toEqual([]);
  expect(evaluate).toHaveBeenCalledTimes(1);
});

test('finds every property that the layers of a style read', () => {
  const { layers } = styled();
  const drawn = layers.filter(layer => layer.type !== 'symbol');
  expect(Object.fromEntries(propertiesRead(drawn))).toMatchObject({
    density: ['count'],
    addresses: ['label'],
    panden: ['merged'],
  });
  expect([...propertiesRead(layers).values()].flat()).toContain('naam');
});

test('skips layers without names at a zoom', () => {
  const evaluate = jest.fn(() => [new Style()]);
  const { layers } = styled();
  const styleOf = skipOthers(
    evaluate,
    layers.filter(layer => layer.type === 'symbol'),
  );
  const resolutionAt = (zoom: number) => 78_271.516_964_02 / 2 ** zoom;
  expect(styleOf(address(1, '1'), resolutionAt(16))).toBeUndefined();
  expect(styleOf(feature({ 'mvt:layer': 'panden' }), resolutionAt(16))).toBeUndefined();
  expect(evaluate).not.toHaveBeenCalled();
  expect(styleOf(address(1, '1'), resolutionAt(18))).toHaveLength(1);
  expect(styleOf(feature({ 'mvt:layer': 'roads' }), resolutionAt(16))).toHaveLength(1);
});
