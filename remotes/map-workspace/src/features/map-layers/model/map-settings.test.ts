import fc from 'fast-check';
import {
  colourings,
  defaultSettings,
  formatSettings,
  layers,
  linkedSettings,
  mapThemes,
  numberedLayers,
  parseLinked,
  parseSettings,
  presets,
} from './map-settings';

test('starts with the defaults of the specification', () => {
  expect(parseSettings(null)).toEqual({
    open: true,
    mode3d: true,
    theme: 'default',
    preset: 'dusk',
    poiLabels: true,
    buildings3d: true,
    layers: [],
    colourBy: 'label',
    hidden: [],
  });
  expect(formatSettings(defaultSettings)).toBe('');
});

test('what was chosen comes back from its text', () => {
  const settings = fc.record({
    open: fc.boolean(),
    mode3d: fc.boolean(),
    theme: fc.constantFrom(...mapThemes),
    preset: fc.constantFrom(...presets),
    poiLabels: fc.boolean(),
    buildings3d: fc.boolean(),
    layers: fc.subarray([...numberedLayers]),
    colourBy: fc.constantFrom(...colourings),
    hidden: fc.subarray([...layers]),
  });
  fc.assert(
    fc.property(settings, chosen => {
      expect(parseSettings(formatSettings(chosen))).toEqual(chosen);
      const linked = linkedSettings(chosen);
      expect(parseLinked(linked)).toEqual(chosen);
      expect(encodeURIComponent(linked)).toBe(linked);
    }),
  );
});

test('reads what an earlier version stored, and falls back where a setting is not known', () => {
  expect(parseSettings('preset=night&colour=function&hidden=panden')).toEqual({
    ...defaultSettings,
    preset: 'night',
    colourBy: 'function',
    hidden: ['panden'],
  });
  expect(parseSettings('preset=noon&theme=pink&colour=price&hidden=clouds&layer=7')).toEqual(defaultSettings);
});
