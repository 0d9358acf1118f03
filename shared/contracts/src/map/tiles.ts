import { type EnergyLabel, energyLabels, type VtwType, vtwTypes } from '../objects/lists';

/** Path of a tile below the base address of the tiles. */
export const tilePath = '/{z}/{x}/{y}.mvt';

/**
 * Path of the catalogue's vector tiles on this origin (512 px, Web Mercator). Clients should use `tileTemplate` of
 * @kavel/auth, because the configuration may name another base.
 */
export const tileAddress = `/api/real-estate-data/tiles/kavel${tilePath}`;

/**
 * Layers of a tile with the properties of their features. Unknown facts are left out.
 * - `addresses` (points, from `addressZoom`): `objectId`, `label` energyLabelCode, `vtw` vtwTypeCode,
 *   `nr` house number (when zoomed in)
 * - `panden` (polygons, from `pandZoom`): `pandId`, `bouwjaar`, `vtw`. Beside other layers, at `pandZoom` only, they are
 *   a picture without these: small ones are merged, and have `merged`.
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

/** Zooms with non-empty tiles; above the maximum the map enlarges the deepest tiles. */
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
