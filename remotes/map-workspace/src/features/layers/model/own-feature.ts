import type { OwnLayerFeatures } from '@kavel/contracts/layers';
import type { Bounds } from '@kavel/map';

type Feature = OwnLayerFeatures['features'][number];

/** Layer of what is chosen in the address of the page: `chosen=own:<id of the layer>:12`. */
export const ownChosen = 'own';

/** A feature of an own layer by its place in the file. */
export interface OwnFeature {
  layerId: string;
  at: number;
}

export function ownFeatureId({ layerId, at }: OwnFeature): string {
  return `${layerId}:${at}`;
}

/** Null where it names no feature. */
export function readOwnFeature(id: string): OwnFeature | null {
  const [layerId = '', text = ''] = id.split(':');
  return /^\d+$/.test(text) ? { layerId, at: Number(text) } : null;
}

/** The first text of a feature, or else its first value; null where it has none. */
export function titleOf({ properties }: Feature): string | null {
  const values = Object.values(properties).filter(value => value !== null && value !== '');
  const title = values.find(value => typeof value === 'string') ?? values[0];
  return title === undefined ? null : String(title);
}

/** Where a feature lies; null without a position. */
export function boundsOfFeature({ geometry }: Feature): Bounds | null {
  const positions = positionsIn(geometry.coordinates);
  if (positions.length === 0) return null;
  return positions.reduce<Bounds>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [180, 90, -180, -90],
  );
}

function positionsIn(coordinates: readonly unknown[]): [number, number][] {
  const [a, b] = coordinates;
  if (typeof a === 'number' && typeof b === 'number') return [[a, b]];
  return coordinates.flatMap(part => (Array.isArray(part) ? positionsIn(part) : []));
}
