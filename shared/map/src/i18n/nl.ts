import { vtwTypeTexts } from '@kavel/i18n';
export const nl = {
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'Alles in beeld',
  addresses: 'Adressen',
  density: 'dichtheid; zoom in voor kleuren',
  keys: 'Pijltjestoetsen verschuiven de kaart, plus en min zoomen.',
  scale: 'Schaal: {{length}}',
  fictional: 'fictieve gegevens',
  tilesAway: 'De kaart kan nu niet geladen worden. Uw gegevens staan in de lijst ernaast.',
  retry: 'Probeer opnieuw',
  energyLabel: 'Energielabel',
  noLabel: 'geen label',
  function: 'Functie',
  functions: vtwTypeTexts.nl,
} as const;
