import type { Bounds, LonLat, MapLegend } from '@kavel/map';
import { drawOrder, type LayerDefinition, pointsLayer, type StyledLayer } from '@kavel/map/layers';
import type { TravelArea } from '../../../common/travel/travel-area';
import { goalColour, originColour } from './origin-look';

export const originLayerKey = 'travel-origins';
export const goalLayerKey = 'travel-goals';
const belowAddresses = drawOrder.addresses - 5;

/** An origin or a goal with its name. */
export interface NamedPlace extends LonLat {
  name: string;
}

export interface TravelMapParts {
  areas: readonly TravelArea[];
  /** Key of the area that is counted, which has a thicker edge. */
  chosen: string | null;
  origins: readonly NamedPlace[];
  /** Of the table of times. */
  goals: readonly NamedPlace[];
  /** Null without areas. */
  legend: MapLegend | null;
  /** Of real roads. */
  attribution: string | null;
}

/** Areas below the addresses, origins and goals above them. */
export function travelMap({ areas, chosen, origins, goals, ...rest }: TravelMapParts): LayerDefinition[] {
  return [
    areasLayer(areas, chosen, rest),
    pointsLayer({
      key: originLayerKey,
      points: origins.map(({ lon, lat, name }, at) => {
        return { id: `origin-${at}`, lon, lat, label: name, colour: originColour(at) };
      }),
      legend: null,
    }),
    ...(goals.length > 0 ? [goalsLayer(goals)] : []),
  ];
}

const goalsLayer = (goals: readonly NamedPlace[]): LayerDefinition =>
  pointsLayer({
    key: goalLayerKey,
    points: goals.map(({ lon, lat, name }, at) => {
      return { id: `goal-${at}`, lon, lat, label: name, colour: goalColour };
    }),
    legend: null,
  });

/** Areas of one origin lie on each other, so that what is nearer is darker; what all have together is in the accent. */
function areasLayer(
  areas: readonly TravelArea[],
  chosen: string | null,
  { legend, attribution }: Pick<TravelMapParts, 'legend' | 'attribution'>,
): StyledLayer {
  const isOfAll = (area: TravelArea) => area.origin === null;
  const inOrder = [...areas.filter(area => !isOfAll(area)), ...areas.filter(isOfAll)];
  const features = inOrder.map(({ key, origin, geometry }) => ({
    type: 'Feature',
    properties: {
      ...(origin === null ? {} : { colour: originColour(origin) }),
      opacity: areas.some(isOfAll) ? (origin === null ? 0.35 : 0) : 0.2,
      width: key === chosen ? 3 : 1,
    },
    geometry,
  }));
  return {
    key: 'travel-areas',
    order: belowAddresses,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features } },
    style: ({ palette }) => {
      const colour = ['coalesce', ['get', 'colour'], palette.accent] as unknown as string;
      return [
        { id: 'area', type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': ['get', 'opacity'] } },
        { id: 'line', type: 'line', paint: { 'line-color': colour, 'line-width': ['get', 'width'] } },
      ];
    },
    legend: ({ look }) =>
      legend && {
        ...legend,
        entries: legend.entries.map(entry => ({ ...entry, colour: entry.colour || look.palette.accent })),
      },
    ...(attribution === null ? {} : { attribution }),
  };
}

/** What the map goes to: all areas, else the origins; null without either. */
export function travelBounds(areas: readonly TravelArea[], origins: readonly LonLat[]): Bounds | null {
  const positions = [
    ...areas.flatMap(({ geometry }) => geometry.coordinates.flat(2)),
    ...origins.map(({ lon, lat }): [number, number] => [lon, lat]),
  ];
  if (positions.length === 0) return null;
  return positions.reduce<[number, number, number, number]>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}
