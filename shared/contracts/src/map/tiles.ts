import { type EnergyLabel, energyLabels, type VtwType, vtwTypes } from '../objects/lists';

/** Address of a tile under the base address of the tiles. */
export const tilePath = '/{z}/{x}/{y}.mvt';

/**
 * Address of the catalogue's vector tiles on this origin (512 px, web mercator); the catalogue writes them, the map
 * draws them. `tileTemplate` of @kavel/auth is the one to ask for: the configuration may name another base.
 */
export const tileAddress = `/api/real-estate-data/tiles/kavel${tilePath}`;

/**
 * Layers of a tile with the properties of their features. A fact that is not known is left out.
 * - `addresses` (points, from `addressZoom`): `objectId`, `label` energyLabelCode, `vtw` vtwTypeCode,
 *   `nr` house number (close by)
 * - `panden` (polygons, from `pandZoom`): `pandId`, `bouwjaar`, `vtw`
 * - `buurten`, `wijken`, `gemeenten` (polygons): `code`, `naam`
 * - `names` (points, one for each area): `kind` gemeente, wijk or buurt, `naam`
 * - `topography` (polygons): `kind` land, water, green, sports or square; `naam`
 * - `roads` (lines): `kind` main, street, path or rail; `naam`
 * - `stations` (points): `code`, `naam`
 * - `density` (points, below `addressZoom`): `count`, the number of addresses in the cell
 */
export const tileLayers = [
  'topography',
  'roads',
  'gemeenten',
  'wijken',
  'buurten',
  'density',
  'panden',
  'stations',
  'names',
  'addresses',
] as const;
export type TileLayer = (typeof tileLayers)[number];

/** Zooms of tiles with something in them; deeper than the last nothing is added, and the map draws it larger. */
export const tileMinZoom = 8;
export const tileMaxZoom = 17;
export const addressZoom = 14;
export const pandZoom = 13;

export function energyLabelCode(label: EnergyLabel): number {
  return energyLabels.indexOf(label);
}

export function vtwTypeCode(type: VtwType): number {
  return vtwTypes.indexOf(type);
}
