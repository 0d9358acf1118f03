import { pandZoom } from '@kavel/contracts';
import { drawOrder, type StyledLayer } from './definition';

/** Outlines of panden. */
export const pandenLayer: StyledLayer = {
  key: 'panden',
  order: drawOrder.panden,
  source: { kind: 'catalogue' },
  style: ({ palette }) => [
    {
      id: 'pand',
      type: 'fill',
      'source-layer': 'panden',
      minzoom: pandZoom,
      paint: { 'fill-color': palette.pand, 'fill-outline-color': palette.pandLine },
    },
  ],
};
