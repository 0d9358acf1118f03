import type { OwnLayerFeatures } from '@kavel/contracts/layers';
import { drawOrder, type HitFeature, type StyledLayer } from '@kavel/map/layers';
import { ownFeatureId } from '../model/own-feature';

/** Properties that a pointer shows at most. */
const mostShown = 4;
/** Property with the place of a feature in the file; no file has it. */
const placeName = '\u0000at';

/** An own layer: areas, lines and points in the accent colour; the pointer shows its first properties. */
export function ownLayer(layerId: string, { features }: OwnLayerFeatures): StyledLayer {
  const data = {
    type: 'FeatureCollection',
    features: features.map((feature, at) => ({
      ...feature,
      properties: { ...feature.properties, [placeName]: at },
    })),
  };
  return {
    key: `own-${layerId}`,
    order: drawOrder.boundaries + 1,
    opacity: 0.8,
    source: { kind: 'geojson', data },
    style: ({ palette }) => [
      {
        id: 'area',
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': palette.accent, 'fill-opacity': 0.25 },
      },
      {
        id: 'line',
        type: 'line',
        filter: ['!=', ['geometry-type'], 'Point'],
        paint: { 'line-color': palette.accent, 'line-width': 2 },
      },
      {
        id: 'point',
        type: 'circle',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: { 'circle-color': palette.accent, 'circle-radius': 5, 'circle-stroke-color': palette.halo },
      },
    ],
    hit: {
      reach: 6,
      target: feature => {
        const at = Number(feature.properties[placeName]);
        return { id: ownFeatureId({ layerId, at }), label: labelOf(feature) };
      },
    },
  };
}

function labelOf({ properties }: HitFeature): string {
  return Object.entries(properties)
    .filter(([name]) => name !== placeName)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .slice(0, mostShown)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}
