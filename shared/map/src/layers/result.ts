import { addressZoom, energyLabelCode, energyLabels, tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import { densityOrAddressLegend } from './address-legend';
import { drawOrder, type StyledLayer } from './definition';

export interface ResultOptions {
  /** Tile URL template, with {z}, {x} and {y}. */
  tiles: string;
  /** Called when a tile could not be fetched: its URL may have expired. */
  onFailing?: (() => void) | undefined;
}

/** Results of a filter: circles by count when zoomed out, objects by energielabel when zoomed in. */
export function resultLayer({ tiles, onFailing }: ResultOptions): StyledLayer {
  return {
    key: 'result',
    order: drawOrder.result,
    source: { kind: 'tiles', url: tiles, zooms: { from: tileMinZoom, upTo: tileMaxZoom }, onFailing },
    style: ({ palette }) => [
      {
        id: 'density',
        type: 'circle',
        'source-layer': 'density',
        paint: { 'circle-color': palette.accent, 'circle-opacity': 0.45, 'circle-radius': radiusByCount },
      },
      {
        id: 'object',
        type: 'circle',
        'source-layer': 'results',
        paint: {
          'circle-color': ['match', ['get', 'label'], unknown, palette.quiet, ...labelColours, palette.quiet],
          'circle-stroke-color': palette.dotLine,
          'circle-stroke-width': ['step', ['zoom'], 0.6, zoomOfRadius(4), 1.4],
          'circle-radius': ['step', ['zoom'], smallest, ...radiusSteps],
        },
      },
    ],
    legend: view => densityOrAddressLegend('label', view),
    hit: {
      reach: 10,
      target: ({ properties: { objectId } }) => (typeof objectId === 'string' ? { id: objectId } : null),
    },
  };
}

/** Matches no code: the expression needs at least one branch. */
const unknown = -1;
const labelColours = energyLabels.flatMap(label => [energyLabelCode(label), energyLabelColours[label]]);

/** Radius of an object's dot in pixels: from the smallest to the largest in steps of half a pixel. */
const smallest = 2.5;
const largest = 6;
const radiusSteps = Array.from(
  { length: (largest - smallest) * 2 },
  (_, step) => smallest + (step + 1) / 2,
).flatMap(radius => [zoomOfRadius(radius), radius]);

/** The zoom from which dots have a radius: they grow by 1.1 pixels per zoom level. */
function zoomOfRadius(radius: number): number {
  return addressZoom + (radius - 0.25 - smallest) / 1.1;
}

/**
 * The area is proportional to the count, limited by the size of a grid cell, which shrinks when zoomed out. In steps of
 * half a pixel, so that thousands of counts share a few circle styles.
 */
const radiusByCount: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  ...[3, 2, 1, 0].flatMap(farther => [tileMinZoom - farther, radiusAt(2 ** -farther)]),
] as unknown as ExpressionSpecification;

function radiusAt(share: number): ExpressionSpecification {
  const whole: ExpressionSpecification = ['min', 18, ['+', 2, ['*', 1.1, ['^', ['get', 'count'], 1 / 3]]]];
  return ['/', ['round', ['*', 2, ['max', 1.5, ['*', share, whole]]]], 2];
}
