import { pandZoom } from '@kavel/contracts';
import { drawOrder, type StyledLayer } from './definition';

/** Outlines of panden. Those merged by a tile are as small as their outlines, which would cover them. */
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
      paint: {
        'fill-color': ['case', ['==', ['get', 'merged'], 1], palette.pandLine, palette.pand],
        'fill-outline-color': palette.pandLine,
      },
    },
  ],
};
