import type { Texts } from './nl';

export const de: Texts = {
  title: 'Messen',
  kind: 'Was gemessen wird',
  kinds: { height: 'Höhe', length: 'Länge', area: 'Fläche' },
  hints: {
    height: 'Einen Punkt anklicken: seine Höhe über dem Boden. Ein zweiter Punkt: der Unterschied.',
    length: 'Punkte einer Linie anklicken; sie geht durch die Luft.',
    area: 'Die Ecken einer Fläche anklicken, auch eines schrägen Dachs oder einer Fassade.',
  },
  corners: 'Ecken von Dächern ziehen an.',
  keys: 'Mit Tasten: die Karte mit den Pfeilen schieben, bis das Kreuz richtig steht, dann Enter. Backspace nimmt den letzten Punkt zurück.',
  none: 'Noch nichts gemessen.',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  full: 'Mehr Punkte passen nicht in eine Messung.',
  middle: 'Punkt in der Mitte',
  undo: 'Letzten Punkt zurück',
  clear: 'Leeren',
  stop: 'Messen beenden',
};
