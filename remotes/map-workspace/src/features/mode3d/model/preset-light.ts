import type { LightPreset } from '@kavel/map';
import type { SunPosition } from '../../view3d';

type Colour = readonly [red: number, green: number, blue: number];

/** Light of the 3D map; colours from 0 to 1 and more, as shares of a building's own colour. */
export interface PresetLight {
  sun: SunPosition;
  sunColour: Colour;
  skyColour: Colour;
  /** How dark a shadow on the ground is, 0 for none. */
  shade: number;
}

/**
 * Light of the presets. They are looks of the map, the same on every day of the year: in winter the sun of an evening is so
 * low that all streets lie in the shade. The page of the 3D map has the sun of a date and time.
 */
export const presetLights: Readonly<Record<LightPreset, PresetLight>> = {
  dawn: {
    sun: { azimuth: 105, altitude: 24 },
    sunColour: [0.5, 0.38, 0.28],
    skyColour: [0.7, 0.7, 0.76],
    shade: 0.24,
  },
  day: {
    sun: { azimuth: 190, altitude: 52 },
    sunColour: [0.38, 0.36, 0.33],
    skyColour: [0.76, 0.77, 0.8],
    shade: 0.34,
  },
  dusk: {
    sun: { azimuth: 250, altitude: 22 },
    sunColour: [0.52, 0.34, 0.26],
    skyColour: [0.64, 0.63, 0.74],
    shade: 0.26,
  },
  night: {
    sun: { azimuth: 250, altitude: -20 },
    sunColour: [0, 0, 0],
    skyColour: [0.36, 0.4, 0.56],
    shade: 0,
  },
};
