import type { Texts } from './nl';

export const de: Texts = {
  title: 'Bild der 3D-Karte',
  about:
    'Ein PNG dieser Ansicht, mit Maßstab, Nordpfeil, Quellen und Datum darin. Alles steht in der Adresse.',
  making: 'Bild wird erstellt',
  preview: 'Bild der 3D-Karte, {{width}} mal {{height}} Pixel',
  settings: 'Bild',
  size: 'Format',
  sizeOf: '{{width}} × {{height}}',
  ownSize: 'Eigenes Format',
  width: 'Breite in Pixeln',
  height: 'Höhe in Pixeln',
  light: 'Licht',
  lightOfTime: 'Des gewählten Zeitpunkts',
  presets: { dawn: 'Morgen', day: 'Tag', dusk: 'Abend', night: 'Nacht' },
  buildings: '3D-Gebäude',
  poi: 'Namen von Bahnhöfen',
  download: 'PNG herunterladen',
  fileName: 'kavel-3d-{{place}}-{{date}}.png',
  back: 'Ansicht auf der 3D-Karte wählen',
  fictional: 'fiktiv',
  retry: 'Erneut versuchen',
  problems: {
    size: 'Dieses Format geht nicht: jede Seite hat 64 bis {{most}} Pixel.',
    tooLarge: 'Die Grafikkarte dieses Browsers kann dieses Format nicht zeichnen. Wählen Sie ein kleineres.',
    tooLargeFor:
      'Die Grafikkarte dieses Browsers zeichnet höchstens {{most}} Pixel an einer Seite. Wählen Sie ein kleineres Format.',
    noWebgl:
      'Dieser Browser kann nicht in 3D zeichnen (WebGL fehlt oder ist aus). Ohne WebGL gibt es kein Bild.',
    failed: 'Das Bild konnte nicht erstellt werden.',
  },
  scale: '{{length}}',
  scaleTilted: '{{length}} (in der Mitte, quer)',
  north: 'N',
  lightLine: 'Licht vom {{moment}}',
  madeLine: 'Erstellt mit Kavel am {{date}}',
  sourceLine: 'Quellen: {{sources}}',
};
