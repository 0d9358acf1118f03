import { addressZoom, energyLabelCode, energyLabels, tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import { densityOrAddressLegend } from './address-legend';
import { drawOrder, type StyledLayer } from './definition';

export interface ResultOptions {
  /** Address of the tiles, with {z}, {x} and {y}. */
  tiles: string;
  /** A tile could not be fetched: its address may have been forgotten. */
  onFailing?: (() => void) | undefined;
}

/** What satisfies a filter: circles by count from far, objects by their label from near. */
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

/** Stands for no code: the expression asks for one branch at least. */
const unknown = -1;
const labelColours = energyLabels.flatMap(label => [energyLabelCode(label), energyLabelColours[label]]);

/** Radius of an object's dot in pixels: from the smallest, half a pixel at a time, up to the largest. */
const smallest = 2.5;
const largest = 6;
const radiusSteps = Array.from(
  { length: (largest - smallest) * 2 },
  (_, step) => smallest + (step + 1) / 2,
).flatMap(radius => [zoomOfRadius(radius), radius]);

/** The zoom from which dots have a radius: they grow by 1.1 pixels each level. */
function zoomOfRadius(radius: number): number {
  return addressZoom + (radius - 0.25 - smallest) / 1.1;
}

/**
 * Its area grows with the count, within what a cell of the map can hold: farther away cells come closer together.
 * In steps of half a pixel, so that thousands of counts share a few circles.
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
