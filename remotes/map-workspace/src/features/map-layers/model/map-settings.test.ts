import { defaultSettings, formatSettings, parseSettings } from './map-settings';

test('starts in the dusk, coloured by label, with everything shown', () => {
  expect(parseSettings(null)).toEqual({ preset: 'dusk', colourBy: 'label', hidden: [] });
});

test('remembers what was chosen', () => {
  const chosen = { preset: 'night', colourBy: 'function', hidden: ['panden', 'topography'] } as const;
  expect(parseSettings(formatSettings(chosen))).toEqual(chosen);
});

test('falls back where an older or damaged setting is not known', () => {
  expect(parseSettings('preset=noon&colour=price&hidden=clouds')).toEqual(defaultSettings);
});
