import { type EnergyLabel, energyLabels, type VtwType, vtwTypes } from './real-estate-object';

/** Address of the catalogue's vector tiles (512 px, web mercator); the catalogue writes them, the map draws them. */
export const tileAddress = '/api/real-estate-data/tiles/kavel/{z}/{x}/{y}.mvt';
/** TileJSON of the same tiles. */
export const tileJsonAddress = '/api/real-estate-data/tiles/kavel.json';

/**
 * Layers of a tile with the properties of their features. Codes stand for words, to keep tiles small.
 * - `addresses` (points, from `addressZoom`): `id` the object id as text, `label` energyLabelCode, `type` vtwTypeCode
 * - `panden` (polygons, from `pandZoom`): `id` text, `year` bouwjaar
 * - `buurten`, `wijken` (polygons) : `code`, `name`
 * - `topography` (lines and polygons): `kind` such as road, water, green; `name`
 * - `density` (points, below `addressZoom`): `objects`, the number of addresses in the cell
 */
export const tileLayers = ['addresses', 'panden', 'buurten', 'wijken', 'topography', 'density'] as const;
export type TileLayer = (typeof tileLayers)[number];

export const tileMinZoom = 6;
export const tileMaxZoom = 16;
export const addressZoom = 13;
export const pandZoom = 13;

/** 0 stands for: none registered. */
export function energyLabelCode(label: EnergyLabel | null): number {
  return label === null ? 0 : energyLabels.indexOf(label) + 1;
}

export function vtwTypeCode(type: VtwType): number {
  return vtwTypes.indexOf(type) + 1;
}
