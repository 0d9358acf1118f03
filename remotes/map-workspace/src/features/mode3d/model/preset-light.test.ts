import { presetLights } from './preset-light';

const brightness = (colour: readonly number[]) => colour.reduce((sum, channel) => sum + channel, 0);

test('every preset has a sun of its own: from the east, high, from the west, and none', () => {
  const { dawn, day, dusk, night } = presetLights;
  expect(dawn.sun.azimuth).toBeLessThan(135);
  expect(dusk.sun.azimuth).toBeGreaterThan(225);
  expect(day.sun.altitude).toBeGreaterThan(2 * Math.max(dawn.sun.altitude, dusk.sun.altitude));
  expect(night.sun.altitude).toBeLessThan(0);
  expect([night.shade, ...night.sunColour]).toEqual([0, 0, 0, 0]);
});

test('is darkest at night and warm when the sun is low', () => {
  const { dawn, day, dusk, night } = presetLights;
  for (const other of [dawn, day, dusk])
    expect(brightness(other.skyColour)).toBeGreaterThan(1.3 * brightness(night.skyColour));
  for (const { sunColour } of [dawn, dusk]) expect(sunColour[0]).toBeGreaterThan(1.5 * sunColour[2]);
});
