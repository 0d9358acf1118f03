import type { LocatorFilter, LocatorTiles } from '@kavel/contracts/locator';
import type { MapTarget } from '@kavel/map';
import { useState } from 'react';

type Bounds = NonNullable<LocatorTiles['bounds']>;

/** Where to go when another municipality or province is asked for: where the result is. */
export function useResultPlace(
  { municipalities, provinces }: LocatorFilter,
  bounds: Bounds | null | undefined,
): MapTarget | null {
  const asked = [...(municipalities ?? []), ...(provinces ?? [])].join();
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
