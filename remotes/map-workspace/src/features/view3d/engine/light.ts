import type { SunPosition } from '../model/sun';
import type { Vector } from './transforms';

/** Light of the scene; colours from 0 to 1 and more. */
export interface Light {
  /** Towards the sun: east, north, up. */
  sun: Vector;
  sunColour: Vector;
  skyColour: Vector;
  /** How dark a shadow on the ground is, 0 for none. */
  shade: number;
}

const toRadians = Math.PI / 180;
/** Degrees: below, the sun is red and weak. */
const low = 12;

function mix(one: Vector, other: Vector, share: number): Vector {
  const at = (axis: 0 | 1 | 2): number => one[axis] + (other[axis] - one[axis]) * share;
  return [at(0), at(1), at(2)];
}

/** East, north and up of the direction that the sun stands in. */
export function towards({ azimuth, altitude }: SunPosition): Vector {
  const flat = Math.cos(altitude * toRadians);
  return [
    flat * Math.sin(azimuth * toRadians),
    flat * Math.cos(azimuth * toRadians),
    Math.sin(altitude * toRadians),
  ];
}

/** Light by where the sun stands: white at noon, warm when it is low, blue and dim after it has set. */
export function lightOf(position: SunPosition): Light {
  const { altitude } = position;
  const high = Math.min(1, Math.max(0, altitude / low));
  const day = Math.min(1, Math.max(0, (altitude + 6) / low));
  return {
    sun: towards(position),
    sunColour: altitude <= 0 ? [0, 0, 0] : mix([0.5, 0.3, 0.16], [0.38, 0.36, 0.33], high),
    skyColour: mix([0.4, 0.44, 0.58], [0.76, 0.77, 0.8], day),
    shade: altitude <= 0 ? 0 : 0.22 + 0.16 * high,
  };
}
