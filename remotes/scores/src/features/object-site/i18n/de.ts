import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  heading: 'Grundstück und Gebäude',
  loading: 'Grundstück und Nachbarn werden abgerufen',
  failed: 'Grundstück und Nachbarn lassen sich gerade nicht abrufen.',
  retry: 'Erneut versuchen',
  plot: 'Grundstück',
  pand: 'Gebäude',
  area: '{{value}} m²',
  number: 'Grundstück {{number}}',
  fictional: 'fiktiv',
  free: '{{value}} m² davon sind unbebaut, als Anteil dieser Adresse.',
  unknown: 'Das Grundstück wurde nicht eingelesen.',
  neighbours: 'Nachbarn',
  alone: 'Im Umkreis von {{metres}} m gibt es keine andere Adresse.',
  inPand: 'Im Gebäude',
  beside: 'Daneben',
  more_one: 'und {{count}} weitere Adresse',
  more_other: 'und {{count}} weitere Adressen',
};
