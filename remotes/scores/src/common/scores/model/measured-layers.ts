import type { RealEstateObject } from '@kavel/contracts';
import { fullAddress } from '@kavel/contracts';
import type { DistrictOutline } from '@kavel/contracts/districts';
import { layerTiles, layerTileZooms, type PoiKind } from '@kavel/contracts/layers';
import type { Bounds } from '@kavel/map';
import {
  baseLayers,
  drawOrder,
  type LayerDefinition,
  pointsLayer,
  type StyledLayer,
} from '@kavel/map/layers';
import { boundsOfCircle, ringOfCircle } from './circle';
import type { MeasuredPlace } from './measured-places';

const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });

type Circle = Extract<MeasuredPlace, { kind: 'circle' }>;

/** Circles around the object; the selected one is filled. */
export function circlesLayer(
  object: RealEstateObject,
  circles: readonly Circle[],
  selected: string | null,
): StyledLayer {
  const features = circles
    .filter(({ radius }) => radius > 0)
    .map(({ key, radius }) =>
      feature({ key }, { type: 'Polygon', coordinates: [ringOfCircle(object, radius)] }),
    );
  return {
    key: 'measured-circles',
    order: drawOrder.result,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features } },
    style: ({ palette }) => [
      {
        id: 'area',
        type: 'fill',
        filter: ['==', ['get', 'key'], selected ?? ''],
        paint: { 'fill-color': palette.accent, 'fill-opacity': 0.15 },
      },
      {
        id: 'line',
        type: 'line',
        paint: {
          'line-color': palette.accent,
          'line-width': ['match', ['get', 'key'], selected ?? '', 3, 1],
        },
      },
    ],
  };
}

/** The area that a figure is of. */
export function outlineLayer(outline: DistrictOutline): StyledLayer {
  return {
    key: 'measured-area',
    order: drawOrder.result - 1,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features: [feature({}, outline)] } },
    style: ({ palette }) => [
      { id: 'area', type: 'fill', paint: { 'fill-color': palette.accent, 'fill-opacity': 0.12 } },
      { id: 'line', type: 'line', paint: { 'line-color': palette.accent, 'line-width': 2 } },
    ],
  };
}

/** Points that distances and counts are about, with their names where there is room. */
export function measuredPointsLayer(tiles: string, kinds: readonly PoiKind[]): StyledLayer {
  const among = [...new Set(kinds)];
  return {
    key: 'measured-points',
    order: drawOrder.names - 1,
    minZoom: layerTileZooms.poi.from,
    source: { kind: 'tiles', url: tiles, zooms: layerTileZooms.poi },
    style: ({ palette }) => [
      {
        id: 'dot',
        type: 'circle',
        'source-layer': layerTiles.poi,
        filter: ['match', ['get', 'kind'], among, true, false],
        paint: {
          'circle-color': palette.label,
          'circle-radius': 4,
          'circle-stroke-color': palette.halo,
          'circle-stroke-width': 1.5,
        },
      },
      {
        id: 'name',
        type: 'symbol',
        'source-layer': layerTiles.poi,
        minzoom: 13,
        filter: ['match', ['get', 'kind'], among, true, false],
        layout: {
          'text-field': ['coalesce', ['get', 'naam'], ''],
          'text-font': ['Inter Variable Regular'],
          'text-size': 11,
          'text-offset': [0, 0.9],
        },
        paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
      },
    ],
  };
}

/** Everything that is drawn: the object, its circles, an area, and the points where the tiles of them are known. */
export function measuredLayers(drawn: {
  object: RealEstateObject;
  places: readonly MeasuredPlace[];
  selected: MeasuredPlace | null;
  outline: DistrictOutline | null;
  pointTiles: string | null;
}): LayerDefinition[] {
  const { object, places, selected, outline, pointTiles } = drawn;
  const circles = places.filter(place => place.kind === 'circle');
  const shown = selected?.kind === 'circle' ? [selected] : circles;
  const kinds = shown.flatMap(({ points }) => points);
  const { objectId: id, lon, lat } = object;
  return [
    pointsLayer({ points: [{ id, lon, lat, label: fullAddress(object) }] }),
    circlesLayer(object, circles, selected?.key ?? null),
    ...(outline ? [outlineLayer(outline)] : []),
    ...(pointTiles && kinds.length > 0 ? [measuredPointsLayer(pointTiles, kinds)] : []),
    ...baseLayers({ hidden: ['addresses'] }),
  ];
}

/** Metres around the object that are shown when nothing is selected: what is counted lies within. */
const atFirst = 1_000;

/** What the map shows: the selected place as a whole. Null while the outline of a selected area is not known. */
export function boundsToShow(
  object: RealEstateObject,
  selected: MeasuredPlace | null,
  outline: DistrictOutline | null,
): Bounds | null {
  if (selected?.kind === 'area') return outline && boundsOf(outline);
  if (selected?.kind === 'object') return boundsOfCircle(object, 100);
  return boundsOfCircle(object, selected?.kind === 'circle' ? Math.max(50, selected.radius) : atFirst);
}

function boundsOf({ coordinates }: DistrictOutline): Bounds | null {
  const positions = coordinates.flatMap(([outside = []]) => outside);
  if (positions.length === 0) return null;
  const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));
  return [least(lons), least(lats), most(lons), most(lats)];
}
