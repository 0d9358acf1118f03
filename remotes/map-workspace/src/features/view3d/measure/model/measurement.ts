import { toEarth } from '../../engine/earth';
import type { Spot } from '../../engine/map-tools';

export const measureKinds = ['height', 'length', 'area'] as const;
export type MeasureKind = (typeof measureKinds)[number];

export interface Measurement {
  kind: MeasureKind;
  spots: readonly Spot[];
}

/** Most places of a measurement, so that its address stays short. */
export const mostSpots = 40;
const mostOf: Record<MeasureKind, number> = { height: 2, length: mostSpots, area: mostSpots };

export const unitOf: Record<MeasureKind, string> = { height: 'm', length: 'm', area: 'm²' };

/** With one more place; of heights a third starts a new one. */
export function withSpot({ kind, spots }: Measurement, spot: Spot): Measurement {
  const isFull = spots.length >= mostOf[kind];
  if (isFull && kind !== 'height') return { kind, spots };
  return { kind, spots: isFull ? [spot] : [...spots, spot] };
}

/**
 * Metres or m² through the air; null while places are missing. A height is that of one place above the ground, or the
 * difference of two; an area that of the flat face that fits the corners best.
 */
export function measured({ kind, spots }: Measurement): number | null {
  const [first, second] = spots;
  if (!first) return null;
  if (kind === 'height') return Math.abs(first.height - (second?.height ?? 0));
  const corners = spots.map(spot => metresFrom(first, spot));
  if (kind === 'length') return spots.length < 2 ? null : lengthOf(corners);
  return spots.length < 3 ? null : areaOf(corners);
}

type Metres = readonly [x: number, y: number, z: number];

/** Metres along the axes of the earth: lengths and areas are the same in any frame. The sphere of the map is 0.2 % off. */
function metresFrom(origin: Spot, spot: Spot): Metres {
  const [from, to] = [toEarth(origin, origin.height), toEarth(spot, spot.height)];
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}

function lengthOf(corners: readonly Metres[]): number {
  return corners.slice(1).reduce((sum, [x, y, z], at) => {
    const [px, py, pz] = corners[at] ?? [x, y, z];
    return sum + Math.hypot(x - px, y - py, z - pz);
  }, 0);
}

/** Half the length of Newell's normal. */
function areaOf(corners: readonly Metres[]): number {
  const normal = [0, 0, 0];
  for (const [at, [x, y, z]] of corners.entries()) {
    const [nx, ny, nz] = corners[(at + 1) % corners.length] ?? [x, y, z];
    normal[0] = (normal[0] ?? 0) + (y - ny) * (z + nz);
    normal[1] = (normal[1] ?? 0) + (z - nz) * (x + nx);
    normal[2] = (normal[2] ?? 0) + (x - nx) * (y + ny);
  }
  return Math.hypot(...normal) / 2;
}
