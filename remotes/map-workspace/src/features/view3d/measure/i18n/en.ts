import type { Texts } from './nl';

export const en: Texts = {
  title: 'Measure',
  kind: 'What to measure',
  kinds: { height: 'Height', length: 'Length', area: 'Area' },
  hints: {
    height: 'Click a point: its height above the ground. A second point: the difference.',
    length: 'Click points of a line; it goes through the air.',
    area: 'Click the corners of a face, also a pitched roof or a façade.',
  },
  corners: 'Corners of roofs attract.',
  keys: 'With keys: move the map by the arrows until the cross is in place, then Enter. Backspace takes back the last point.',
  none: 'Nothing measured yet.',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  full: 'One measurement holds no more points.',
  middle: 'Point in the middle',
  undo: 'Take back last point',
  clear: 'Clear',
  stop: 'Stop measuring',
};
