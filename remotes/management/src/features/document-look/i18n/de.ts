import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Gestaltung der Dokumente',
  back: 'Verwaltung',
  about:
    'Berichte, Objektpässe und andere PDFs tragen das Logo und die Farbe Ihrer Organisation. Dokumente für einen Partner behalten dessen Gestaltung.',
  logo: {
    label: 'Logo',
    choose: 'Bild wählen',
    replace: 'Anderes Bild wählen',
    remove: 'Logo entfernen',
    hint: 'PNG, SVG, JPEG oder WebP, mindestens 48 Pixel hoch und höchstens achtmal so breit wie hoch. Ohne Logo steht oben der Name der Organisation.',
    problems: {
      format: 'Dieses Bild lässt sich nicht lesen.',
      large: 'Dieses Bild ist zu detailliert für ein Logo. Wählen Sie ein einfacheres.',
      small: 'Dieses Bild ist zu klein: Wählen Sie eines von mindestens 48 Pixeln Höhe.',
      wide: 'Dieses Bild ist zu breit: höchstens achtmal so breit wie hoch.',
    },
  },
  colour: {
    label: 'Farbe',
    hint: 'Als #RRGGBB.',
    pick: 'Wählen',
    kavel: 'Farbe von Kavel',
    unknown: 'Geben Sie eine Farbe als #1F4E79 ein.',
    light: 'Diese Farbe ist auf Papier zu hell zum Lesen. Wählen Sie eine dunklere.',
  },
  preview: {
    label: 'So beginnt ein Dokument',
    kind: 'Bewertungsbericht',
    title: 'Jahresende 2026',
    chip: 'Genehmigt',
  },
  unchanged: 'Ihre Organisation hat noch keine Gestaltung gewählt.',
  leave: {
    title: 'Die Gestaltung ist nicht gespeichert',
    text: 'Wenn Sie gehen, behalten die Dokumente ihr bisheriges Aussehen.',
  },
};
