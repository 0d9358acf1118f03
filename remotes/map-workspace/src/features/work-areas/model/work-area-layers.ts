import type { Outline, WorkArea } from '@kavel/contracts/work-areas';
import type { LonLat } from '@kavel/map';
import { drawOrder, type LayerDefinition, pointsLayer, type StyledLayer } from '@kavel/map/layers';

export const workAreaLayerKey = 'work-areas';

/** A rectangle larger than the country. */
const outerRing = [
  [-5, 45],
  [15, 45],
  [15, 60],
  [-5, 60],
  [-5, 45],
];

const feature = (id: string, name: string, geometry: object) => ({
  type: 'Feature',
  properties: { id, name },
  geometry,
});
const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });

/** Outlines of work areas; hovering shows the name. */
export function workAreasLayer(areas: readonly WorkArea[], selectedId: string | null): StyledLayer {
  return {
    key: workAreaLayerKey,
    order: drawOrder.result,
    source: {
      kind: 'geojson',
      data: collection(areas.map(({ id, name, outline }) => feature(id, name, outline))),
    },
    style: ({ palette }) => [
      {
        id: 'area',
        type: 'fill',
        paint: {
          'fill-color': palette.accent,
          'fill-opacity': ['match', ['get', 'id'], selectedId ?? '', 0.35, 0.12],
        },
      },
      { id: 'line', type: 'line', paint: { 'line-color': palette.accent, 'line-width': 2 } },
    ],
    hit: {
      reach: 0,
      target: ({ properties: { id, name } }) =>
        typeof id === 'string' ? { id, label: typeof name === 'string' ? name : id } : null,
    },
  };
}

/** Dims everything outside the work areas, below the map's labels. */
export function dimmedLayer(outlines: readonly Outline[]): StyledLayer {
  const polygons = outlines.flatMap(({ coordinates }) => coordinates);
  const holes = polygons.flatMap(([outside]) => (outside ? [outside] : []));
  const islands = polygons.flatMap(([, ...inner]) => inner.map(ring => [ring]));
  return {
    key: 'outside-work-area',
    order: drawOrder.points + 5,
    source: {
      kind: 'geojson',
      data: collection([
        feature('outside', '', { type: 'MultiPolygon', coordinates: [[outerRing, ...holes], ...islands] }),
      ]),
    },
    style: ({ palette }) => [
      { id: 'outside', type: 'fill', paint: { 'fill-color': palette.ground, 'fill-opacity': 0.72 } },
    ],
  };
}

/** The corners of the area being drawn, and the lines between them. */
export function drawingLayers(corners: readonly LonLat[]): LayerDefinition[] {
  const coordinates = corners.map(({ lon, lat }) => [lon, lat]);
  const [first] = coordinates;
  const isArea = first && coordinates.length > 2;
  return [
    pointsLayer({
      key: 'corners',
      points: corners.map((corner, at) => ({ id: `corner ${at}`, label: String(at + 1), ...corner })),
      legend: null,
    }),
    ...(coordinates.length > 1
      ? [
          {
            key: 'drawing',
            order: drawOrder.result,
            source: {
              kind: 'geojson',
              data: collection([
                feature('drawing', '', {
                  type: 'LineString',
                  coordinates: isArea ? [...coordinates, first] : coordinates,
                }),
              ]),
            },
            style: ({ palette }) => [
              { id: 'line', type: 'line', paint: { 'line-color': palette.accent, 'line-width': 2.5 } },
            ],
          } satisfies StyledLayer,
        ]
      : []),
  ];
}
