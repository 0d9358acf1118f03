import type { FeatureLike } from 'ol/Feature';
import { Style } from 'ol/style';
import { remembering } from './address-styles';

const feature = (properties: Record<string, unknown>) =>
  ({ get: (name: string) => properties[name] }) as unknown as FeatureLike;
const address = (label: number, vtw: number) => feature({ 'mvt:layer': 'addresses', label, vtw });

test('evaluates an address once for each label, function and zoom, and keeps a copy', () => {
  const reused = new Style({ zIndex: 3 });
  const evaluate = jest.fn(() => [reused]);
  const styleOf = remembering(evaluate);

  const first = styleOf(address(7, 2), 10);
  reused.setZIndex(99);
  expect(styleOf(address(7, 2), 10)).toBe(first);
  expect(([first].flat()[0] as Style).getZIndex()).toBe(3);
  expect(evaluate).toHaveBeenCalledTimes(1);

  styleOf(address(8, 2), 10);
  styleOf(address(7, 3), 10);
  styleOf(address(7, 2), 5);
  expect(evaluate).toHaveBeenCalledTimes(4);
});

test('leaves everything else to the style', () => {
  const evaluate = jest.fn(() => undefined);
  const styleOf = remembering(evaluate);
  const pand = feature({ 'mvt:layer': 'panden' });
  styleOf(pand, 10);
  styleOf(pand, 10);
  expect(evaluate).toHaveBeenCalledTimes(2);
});
