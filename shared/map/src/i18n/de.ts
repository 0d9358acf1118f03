import { type TextsOf, vtwTypeTexts } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Alles anzeigen',
  addresses: 'Adressen',
  density: 'Dichte; für Farben hineinzoomen',
  keys: 'Pfeiltasten verschieben die Karte, Plus und Minus zoomen.',
  scale: 'Maßstab: {{length}}',
  fictional: 'fiktive Daten',
  tilesAway: 'Die Karte kann gerade nicht geladen werden. Ihre Daten stehen in der Liste daneben.',
  retry: 'Erneut versuchen',
  energyLabel: 'Energielabel',
  noLabel: 'kein Label',
  function: 'Funktion',
  functions: vtwTypeTexts.de,
};
