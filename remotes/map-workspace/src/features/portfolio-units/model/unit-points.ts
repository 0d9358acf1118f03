import { streetAddress, type Unit } from '@kavel/contracts';
import type { MapPoint } from '@kavel/map';

/** The units of a portfolio as points of a map, by object id. */
export function unitPoints(units: readonly Unit[]): MapPoint[] {
  return units.map(({ objectId, addressObjectData: facts }) => ({
    id: objectId,
    lon: facts.lon,
    lat: facts.lat,
    label: streetAddress(facts),
    energielabel: facts.energielabel,
    vtwType: facts.vtwType,
  }));
}
