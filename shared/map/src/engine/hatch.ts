import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import Fill from 'ol/style/Fill';
import { hatching } from '../layers/definition';

/** Pixels from line to line. */
const spacing = 7;

/** Places of hatched layers in a style: the renderer gives styles that place as their z-index. */
export function hatchedLayers(layers: readonly LayerSpecification[]): ReadonlySet<number> {
  return new Set(layers.flatMap(({ metadata }, place) => (metadata === hatching ? [place] : [])));
}

/** Slanted lines in the colour of a fill. A `fill-pattern` would have to come as a sprite from an address. */
export function hatchOf(fill: Fill): Fill {
  const canvas = document.createElement('canvas');
  canvas.width = spacing;
  canvas.height = spacing;
  const context = canvas.getContext('2d');
  const colour = fill.getColor();
  if (!context || typeof colour !== 'string') return fill.clone();
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.beginPath();
  // Three, so that the corners of neighbouring squares meet.
  for (const shift of [-spacing, 0, spacing]) {
    context.moveTo(shift, spacing);
    context.lineTo(shift + spacing, 0);
  }
  context.stroke();
  return new Fill({ color: context.createPattern(canvas, 'repeat') });
}
