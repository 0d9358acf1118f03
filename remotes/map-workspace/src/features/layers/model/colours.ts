import type { PoiKind, RoofKind } from '@kavel/contracts/layers';
import type { Enkelbestemming } from '@kavel/contracts/lists';

/** Colours of main groups after SVBP2012, a little paler where they would hide the map. */
export const zoningColours: Readonly<Record<Enkelbestemming, string>> = {
  agrarisch: '#ebf0d2',
  'agrarisch met waarden': '#d2e196',
  bedrijf: '#b45fd2',
  bedrijventerrein: '#c8a0d7',
  bos: '#52ac34',
  centrum: '#ffc8be',
  'cultuur en ontspanning': '#ff3c82',
  detailhandel: '#ffa096',
  dienstverlening: '#f091be',
  gemengd: '#ffbc70',
  groen: '#28c846',
  horeca: '#ff6723',
  kantoor: '#ebc3d7',
  maatschappelijk: '#dca078',
  natuur: '#82a591',
  overig: '#ebe1eb',
  recreatie: '#b9d746',
  sport: '#83d726',
  tuin: '#c7d746',
  verkeer: '#cdcdcd',
  water: '#afcde1',
  wonen: '#ffff00',
  woongebied: '#ffffb4',
};

/** From old to new; they differ in lightness too, for the colour-blind. */
export const yearColours = [
  '#7f0000',
  '#b30000',
  '#d7301f',
  '#ef6548',
  '#fc8d59',
  '#fdbb84',
  '#9ecae1',
  '#4292c6',
  '#084594',
] as const;

export const roofColours: Readonly<Record<RoofKind, string>> = {
  flat: '#e6b800',
  south: '#f2711c',
  'east-west': '#9a6fb0',
  north: '#3b6ea8',
};

export const poiColours: Readonly<Record<PoiKind, string>> = {
  school: '#b5651d',
  stop: '#2f6fb5',
  station: '#174a84',
  charging: '#1f8a4c',
  shop: '#b0409a',
  care: '#c0392b',
  lodging: '#7a4fb0',
  culture: '#8a6d00',
  sport: '#4f8f1f',
  other: '#6b6b66',
};
