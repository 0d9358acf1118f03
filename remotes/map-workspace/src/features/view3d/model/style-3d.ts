import { baseLayers } from '@kavel/map/layers';
import { composeStyle, lookOf } from '@kavel/map/style';
import type { SunPosition } from './sun';
import type { Preset } from './view-address';

export const extrudedLayer = 'extruded';
/** Zoom from which panden are told apart in the tiles. */
const extrudedFrom = 15;
/** m: of panden whose height is not known. */
export const unknownHeight = 6;

export interface StyleWish {
  mode: 'light' | 'dark';
  preset: Preset;
  tiles: string;
  buildings: boolean;
  poiLabels: boolean;
}

/** The style of the flat map, without its dots; outlines of panden are raised where no roof is known. */
export function style3d({ mode, preset, tiles, buildings, poiLabels }: StyleWish) {
  const look = lookOf(mode, preset, 'default');
  const style = composeStyle(baseLayers({ hidden: ['addresses'], poiLabels }), look, tiles);
  if (!buildings) return style;
  const at = style.layers.findIndex(({ type }) => type === 'symbol');
  const layers = [...style.layers];
  layers.splice(at < 0 ? layers.length : at, 0, {
    id: extrudedLayer,
    type: 'fill-extrusion',
    source: 'catalogue',
    'source-layer': 'panden',
    minzoom: extrudedFrom,
    filter: ['==', ['get', 'pandId'], ''],
    paint: {
      'fill-extrusion-color': look.palette.pand,
      'fill-extrusion-height': unknownHeight,
      'fill-extrusion-opacity': 0.75,
    },
  });
  return { ...style, layers };
}

/** The light of the map by where the sun stands. */
export function presetOf({ azimuth, altitude }: SunPosition): Preset {
  if (altitude < -5) return 'night';
  if (altitude > 10) return 'day';
  return azimuth < 180 ? 'dawn' : 'dusk';
}
