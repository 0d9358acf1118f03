import type { Bounds, MapTarget } from '@kavel/map';
import { useState } from 'react';

/** Where to go when other places are asked for: where the result is. */
export function useResultPlace(
  places: readonly string[],
  bounds: Bounds | null | undefined,
): MapTarget | null {
  const asked = places.join();
  const [answered, setAnswered] = useState<{ asked: string; place: MapTarget | null }>({
    asked,
    place: null,
  });
  if (answered.asked !== asked && (asked === '' || bounds)) {
    setAnswered({ asked, place: asked === '' || !bounds ? answered.place : { kind: 'bounds', bounds } });
  }
  return answered.place;
}

/** Whether two places have anything in common. */
export function overlap(one: readonly number[], other: readonly number[]): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = one;
  const [otherWest = 0, otherSouth = 0, otherEast = 0, otherNorth = 0] = other;
  return west <= otherEast && otherWest <= east && south <= otherNorth && otherSouth <= north;
}
