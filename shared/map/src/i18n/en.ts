import { type TextsOf, vtwTypeTexts } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  addresses: 'Addresses',
  density: 'density; zoom in for colours',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  scale: 'Scale: {{length}}',
  fictional: 'fictional data',
  tilesAway: 'The map cannot be loaded right now. Your data is in the list beside it.',
  retry: 'Try again',
  energyLabel: 'Energy label',
  noLabel: 'no label',
  function: 'Function',
  functions: vtwTypeTexts.en,
};
