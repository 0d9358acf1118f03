import type { MapPoint } from '@kavel/map';
import type { PointLayer, StyledLayer } from '@kavel/map/layers';
import type { Look } from '@kavel/map/style';

export interface Chosen {
  selectedId: string | null;
  hoveredId: string | null;
}

/** Pixels around a point that still count as a hit. */
const reach = 10;

/** Points of a page as a layer of the style: each carries what the flat map would draw it with. */
export function pointStyled(layer: PointLayer, look: Look, chosen: Chosen): StyledLayer {
  return {
    key: layer.key,
    order: layer.order,
    ...(layer.minZoom === undefined ? {} : { minZoom: layer.minZoom }),
    source: { kind: 'geojson', data: dataOf(layer, look, chosen) },
    style: ({ palette }) => [
      {
        id: 'ring',
        type: 'circle',
        filter: ['get', 'selected'],
        paint: {
          'circle-color': 'rgba(0, 0, 0, 0)',
          'circle-radius': ['+', ['get', 'radius'], 4],
          'circle-stroke-color': palette.accent,
          'circle-stroke-width': 2.5,
        },
      },
      {
        id: 'point',
        type: 'circle',
        layout: { 'circle-sort-key': ['get', 'order'] },
        paint: {
          'circle-color': ['get', 'colour'],
          'circle-radius': ['get', 'radius'],
          'circle-stroke-color': palette.dotLine,
          'circle-stroke-width': 1.4,
        },
      },
    ],
    hit: {
      reach,
      target: ({ properties: { id, label } }) => ({ id: String(id), label: String(label) }),
    },
  };
}

function dataOf({ source, style }: PointLayer, look: Look, { selectedId, hoveredId }: Chosen): object {
  const featureOf = (point: MapPoint) => {
    const state = { selected: point.id === selectedId, hovered: point.id === hoveredId };
    const { id, label, lon, lat } = point;
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: { id, label, selected: state.selected, ...style(point, state, look) },
    };
  };
  return { type: 'FeatureCollection', features: source.points.map(featureOf) };
}
