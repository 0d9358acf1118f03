import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { ObjectSite } from '@kavel/contracts/passports';
import {
  baseLayers,
  drawOrder,
  type LayerDefinition,
  pointsLayer,
  type StyledLayer,
} from '@kavel/map/layers';

/** Names of the outlines in the legend. */
export interface SiteNames {
  heading: string;
  plot: string;
  pand: string;
}

/** The address, the outlines of its plot and pand, and its neighbours, above the base map. */
export function siteLayers(
  object: RealEstateObject,
  site: ObjectSite | null,
  names: SiteNames,
): LayerDefinition[] {
  const { objectId: id, lon, lat } = object;
  const neighbours = (site?.neighbours ?? []).map(neighbour => ({
    id: neighbour.objectId,
    label: neighbour.address,
    lon: neighbour.lon,
    lat: neighbour.lat,
    quiet: true,
  }));
  const points = [{ id, lon, lat, label: fullAddress(object) }, ...neighbours];
  return [
    pointsLayer({ points, legend: null }),
    ...(site?.plot || site?.pand ? [outlinesLayer(site, names)] : []),
    ...baseLayers({ answers: true }),
  ];
}

/** The plot as a line around it, the pand filled. */
function outlinesLayer({ plot, pand }: ObjectSite, names: SiteNames): StyledLayer {
  const outlines = { plot: plot?.outline ?? null, pand };
  const features = Object.entries(outlines).flatMap(([kind, geometry]) =>
    geometry ? [{ type: 'Feature', properties: { kind }, geometry }] : [],
  );
  return {
    key: 'site',
    order: drawOrder.addresses - 1,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features } },
    style: ({ palette }) => [
      {
        id: 'pand',
        type: 'fill',
        filter: ['==', ['get', 'kind'], 'pand'],
        paint: { 'fill-color': palette.accent, 'fill-opacity': 0.3 },
      },
      {
        id: 'pand-line',
        type: 'line',
        filter: ['==', ['get', 'kind'], 'pand'],
        paint: { 'line-color': palette.accent, 'line-width': 2 },
      },
      {
        id: 'plot-line',
        type: 'line',
        filter: ['==', ['get', 'kind'], 'plot'],
        paint: { 'line-color': palette.label, 'line-width': 2 },
      },
    ],
    legend: ({ look: { palette } }) => ({
      title: names.heading,
      entries: [
        ...(plot ? [{ key: 'plot', label: names.plot, colour: palette.label, ring: true }] : []),
        ...(pand ? [{ key: 'pand', label: names.pand, colour: palette.accent }] : []),
      ],
    }),
  };
}
