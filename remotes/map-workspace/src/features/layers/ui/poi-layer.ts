import { serviceAddress } from '@kavel/auth';
import { tilePath } from '@kavel/contracts';
import { layerTiles, layerTileZooms, type PoiKind, poiKinds } from '@kavel/contracts/layers';
import { drawOrder, type StyledLayer, type StyleLayer } from '@kavel/map/layers';
import { poiColours } from '../model/colours';

type Circle = Extract<StyleLayer, { type: 'circle' }>;
type CircleColour = NonNullable<Circle['paint']>['circle-color'];

/** Points of interest with their names, where there is room for them; uses of the BAG are named after their kind. */
export function poiLayer(snapshot: string, nameOf: (kind: PoiKind) => string): StyledLayer {
  const tiles = layerTiles.poi;
  const path = `${serviceAddress('real-estate-data')}/tiles/${tiles}${tilePath}`;
  const colours = poiKinds.flatMap(kind => [kind, poiColours[kind]]);
  const names = poiKinds.flatMap(kind => [kind, nameOf(kind)]);
  const byKind = (branches: readonly string[], other: string) => [
    'match',
    ['get', 'kind'],
    ...branches,
    other,
  ];
  return {
    key: 'layer-poi',
    order: drawOrder.names - 1,
    minZoom: layerTileZooms.poi.from,
    source: {
      kind: 'tiles',
      url: `${path}?v=${encodeURIComponent(snapshot)}`,
      zooms: layerTileZooms.poi,
    },
    style: ({ palette }) => [
      {
        id: 'dot',
        type: 'circle',
        'source-layer': tiles,
        paint: {
          'circle-color': byKind(colours, palette.label) as unknown as CircleColour,
          'circle-radius': 3,
          'circle-stroke-color': palette.halo,
          'circle-stroke-width': 1,
        },
      },
      {
        id: 'name',
        type: 'symbol',
        'source-layer': tiles,
        minzoom: 14,
        layout: {
          'text-field': ['coalesce', ['get', 'naam'], byKind(names, '') as unknown as string],
          'text-font': ['Inter Variable Regular'],
          'text-size': 11,
          'text-offset': [0, 0.9],
        },
        paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
      },
    ],
    hit: {
      reach: 6,
      target: ({ properties: { id, naam, kind, detail } }) => {
        const known = poiKinds.find(one => one === kind);
        const name = typeof naam === 'string' ? naam : known && nameOf(known);
        const words = [name, typeof detail === 'string' ? detail : null].filter(Boolean);
        return typeof id === 'string' ? { id, label: words.join(' · ') } : null;
      },
    },
  };
}
