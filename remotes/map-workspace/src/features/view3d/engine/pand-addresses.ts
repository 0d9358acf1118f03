import type { Map as MapLibreMap } from 'maplibre-gl';
import { type PandShape, pandFinder } from '../model/pand-finder';

/** A building with what the tiles say of its addresses. */
export interface PandAddresses {
  pandId: string;
  /** One of its addresses. */
  objectId: string;
  /** Position in `energyLabels` that most of its addresses with a label have. */
  label: number | null;
}

/** Buildings with an address in the loaded tiles, nearest to the middle of the view first. */
export function pandAddresses(map: MapLibreMap): PandAddresses[] {
  if (!map.getSource('catalogue')) return [];
  const find = pandFinder(pandShapes(map));
  const { lng, lat } = map.getCenter();
  const found = new Map<string, { objectId: string; labels: number[]; away: number }>();
  const counted = new Set<string>();
  for (const { properties, geometry } of map.querySourceFeatures('catalogue', { sourceLayer: 'addresses' })) {
    const { objectId, label } = properties as { objectId?: unknown; label?: unknown };
    if (geometry.type !== 'Point' || typeof objectId !== 'string' || counted.has(objectId)) continue;
    counted.add(objectId);
    const [x = 0, y = 0] = geometry.coordinates;
    const pandId = find(x, y);
    if (pandId === null) continue;
    const pand = found.get(pandId) ?? { objectId, labels: [], away: Math.hypot((x - lng) * 0.61, y - lat) };
    if (typeof label === 'number') pand.labels.push(label);
    found.set(pandId, pand);
  }
  return [...found]
    .toSorted(([, one], [, other]) => one.away - other.away)
    .map(([pandId, { objectId, labels }]) => ({ pandId, objectId, label: mostOf(labels) }));
}

/** Panden of the loaded tiles; one that lies in several is found in each. */
export function pandShapes(map: MapLibreMap): PandShape[] {
  return map
    .querySourceFeatures('catalogue', { sourceLayer: 'panden' })
    .flatMap(({ properties, geometry }): PandShape[] => {
      const id: unknown = properties.pandId;
      if (typeof id !== 'string') return [];
      if (geometry.type === 'Polygon') return [{ id, rings: geometry.coordinates }];
      return geometry.type === 'MultiPolygon' ? [{ id, rings: geometry.coordinates.flat() }] : [];
    });
}

function mostOf(labels: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
