import { baseLayers } from '@kavel/map/layers';
import { composeStyle, lookOf } from '@kavel/map/style';
import { nameFeatures, raiseOutlines } from './raised-outlines';
import type { SunPosition } from './sun';
import type { Preset } from './view-address';

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
  const style = nameFeatures(composeStyle(baseLayers({ hidden: ['addresses'], poiLabels }), look, tiles));
  if (!buildings) return style;
  const at = style.layers.findIndex(({ type }) => type === 'symbol');
  return raiseOutlines(style, at, look);
}

/** The light of the map by where the sun stands. */
export function presetOf({ azimuth, altitude }: SunPosition): Preset {
  if (altitude < -5) return 'night';
  if (altitude > 10) return 'day';
  return azimuth < 180 ? 'dawn' : 'dusk';
}
