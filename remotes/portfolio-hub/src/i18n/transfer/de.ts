import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: {
    move_one: '{{count}} Einheit verschieben',
    move_other: '{{count}} Einheiten verschieben',
    copy_one: '{{count}} Einheit kopieren',
    copy_other: '{{count}} Einheiten kopieren',
  },
  hint: {
    move: 'Daten und Verlauf gehen mit. Genehmigte Bewertungen dieses Portfolios bleiben, wie sie sind.',
    copy: 'Die Kopie erhält die Daten von jetzt; danach gehen beide ihre eigenen Wege.',
  },
  target: 'In das Portfolio',
  new: 'Neues Portfolio…',
  counting: 'Doppelte Adressen werden gezählt…',
  noPreview: 'Doppelte Adressen lassen sich nicht zählen. Was doppelt ist, bleibt.',
  will: {
    move_one: '{{count}} Einheit wird verschoben.',
    move_other: '{{count}} Einheiten werden verschoben.',
    copy_one: '{{count}} Einheit wird kopiert.',
    copy_other: '{{count}} Einheiten werden kopiert.',
  },
  doubles: {
    move_one: '{{count}} Adresse ist dort bereits und bleibt hier.',
    move_other: '{{count}} Adressen sind dort bereits und bleiben hier.',
    copy_one: '{{count}} Adresse ist dort bereits und bleibt dort, wie sie ist.',
    copy_other: '{{count}} Adressen sind dort bereits und bleiben dort, wie sie sind.',
  },
  returning_one: '{{count}} Adresse war früher dort und kommt mit den hiesigen Daten zurück.',
  returning_other: '{{count}} Adressen waren früher dort und kommen mit den hiesigen Daten zurück.',
  do: { move: 'Verschieben', copy: 'Kopieren' },
};
