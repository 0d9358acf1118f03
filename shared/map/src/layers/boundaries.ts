import { drawOrder, type StyledLayer } from './definition';

/** Below this zoom only gemeente boundaries are drawn: there are 3,400 wijken in the country. */
const wijkZoom = 9.5;

/** Boundaries of gemeenten, wijken and buurten. */
export const boundariesLayer: StyledLayer = {
  key: 'buurten',
  order: drawOrder.boundaries,
  source: { kind: 'catalogue' },
  style: ({ palette }) => [
    {
      id: 'buurt-line',
      type: 'line',
      'source-layer': 'buurten',
      minzoom: 11,
      paint: {
        'line-color': palette.boundary,
        'line-width': 0.8,
        'line-opacity': 0.55,
        'line-dasharray': [3, 3],
      },
    },
    {
      id: 'wijk-line',
      type: 'line',
      'source-layer': 'wijken',
      minzoom: wijkZoom,
      paint: { 'line-color': palette.boundary, 'line-width': 1.2, 'line-opacity': 0.7 },
    },
    {
      id: 'gemeente-line',
      type: 'line',
      'source-layer': 'gemeenten',
      paint: { 'line-color': palette.boundary, 'line-width': 1.8, 'line-opacity': 0.9 },
    },
  ],
};
