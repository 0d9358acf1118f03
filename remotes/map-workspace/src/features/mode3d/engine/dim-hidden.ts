import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';
import type { MapTools } from '../../view3d';
import { hiddenState } from '../model/hidden-dots';

/** Degrees of tilt up to which dots lie on the roofs that they are seen through. */
const fromAbove = 15;

export interface DimmedDots {
  dots: readonly MapGeoJSONFeature[];
  /** The pand at a place. */
  pandAt: (lon: number, lat: number) => string | null;
  buildingsAt: MapTools['buildingsAt'];
}

/** Dims dots before which another building stands than the one they are in. */
export function dimHidden(map: MapLibreMap, { dots, pandAt, buildingsAt }: DimmedDots): void {
  const isTilted = map.getPitch() > fromAbove;
  const places = dots.flatMap(dot => {
    if (dot.geometry.type !== 'Point' || dot.id === undefined) return [];
    const [lon = 0, lat = 0] = dot.geometry.coordinates;
    return [{ dot, lon, lat, pixel: map.project([lon, lat]) }];
  });
  const before = isTilted ? buildingsAt(places.map(({ pixel }) => pixel)) : [];
  for (const [at, { dot, lon, lat }] of places.entries()) {
    const building = before[at] ?? null;
    const isHidden = building !== null && building !== pandAt(lon, lat);
    if (Boolean(dot.state[hiddenState]) !== isHidden)
      map.setFeatureState(stateOf(dot), { [hiddenState]: isHidden });
  }
}

const stateOf = ({ source, sourceLayer, id }: MapGeoJSONFeature) => ({
  source,
  ...(sourceLayer ? { sourceLayer } : {}),
  id,
});
