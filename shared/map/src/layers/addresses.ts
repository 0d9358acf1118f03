import { addressZoom, energyLabelCode, energyLabels, vtwTypeCode, vtwTypes } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { functionColours } from '../style/function-colours';
import type { MapPalette } from '../style/palettes';
import { densityOrAddressLegend } from './address-legend';
import type { ColourBy } from './colour-by';
import { drawOrder, type HitTest, type StyledLayer } from './definition';

export interface AddressesOptions {
  /** Meaning of the colours; `none`, the default, is neutral, so that other layers stand out. */
  colourBy?: ColourBy;
  /** Whether an address can be hit by the pointer, by its object id. */
  answers?: boolean;
}

/** All addresses of the catalogue: dots when zoomed in, density when zoomed out. */
export function addressesLayer({ colourBy = 'none', answers = false }: AddressesOptions = {}): StyledLayer {
  return {
    key: 'addresses',
    order: drawOrder.addresses,
    source: { kind: 'catalogue' },
    style: ({ palette }) => [
      {
        id: 'density',
        type: 'circle',
        'source-layer': 'density',
        maxzoom: addressZoom,
        paint: {
          'circle-color': palette.accent,
          'circle-opacity': 0.28,
          'circle-radius': radiusByCount,
        },
      },
      {
        id: 'address',
        type: 'circle',
        'source-layer': 'addresses',
        minzoom: addressZoom,
        paint: {
          'circle-color': addressColour(palette, colourBy),
          'circle-stroke-color': palette.dotLine,
          'circle-stroke-width': strokeByZoom,
          'circle-radius': radiusByZoom,
          'circle-opacity': colourBy === 'none' ? 0.6 : 1,
        },
      },
    ],
    legend: view => densityOrAddressLegend(colourBy, view),
    hit: answers ? hit : undefined,
  };
}

const hit: HitTest = {
  reach: 10,
  target: ({ sourceLayer, properties }) =>
    sourceLayer === 'addresses' ? { id: String(properties.objectId) } : null,
};

/** In steps of half a pixel, so that all counts share a few circle styles. */
const radiusByCount: ExpressionSpecification = [
  '/',
  ['round', ['*', 2, ['interpolate', ['linear'], ['get', 'count'], 1, 1.5, 50, 4, 500, 9, 5000, 18]]],
  2,
];
const radiusByZoom: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  14,
  2,
  15,
  3,
  16,
  4.5,
  18,
  6,
];
const strokeByZoom: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 14, 0, 15, 0.6, 16, 1.4];

/** Matches no code: the expression needs at least one branch. */
const unknown = -1;

function addressColour(
  palette: MapPalette,
  colourBy: ColourBy,
): DataDrivenPropertyValueSpecification<string> {
  if (colourBy === 'none') return palette.quiet;
  const branches =
    colourBy === 'label'
      ? energyLabels.flatMap(label => [energyLabelCode(label), energyLabelColours[label]])
      : vtwTypes.flatMap(type => [vtwTypeCode(type), functionColours[type]]);
  const property = colourBy === 'label' ? 'label' : 'vtw';
  return ['match', ['get', property], unknown, palette.quiet, ...branches, palette.quiet];
}
