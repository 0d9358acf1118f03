import type { CityFeature } from './city-lines';

/** How a feature names its pand: 3DBAG, 3D Basisvoorziening, else the name of the object. */
export function idOf({ CityObjects }: CityFeature): string | null {
  const building = Object.entries(CityObjects).find(([, { type }]) => type === 'Building');
  if (!building) return null;
  const { identificatie, bagpandid } = building[1].attributes ?? {};
  const told = identificatie ?? bagpandid;
  return typeof told === 'string' ? told : building[0];
}
