import type { Texts } from './nl';

export const de: Texts = {
  mode: '3D-Modus',
  buildings: 'Gebäude in 3D',
  noWebgl:
    'Dieser Browser kann kein 3D zeichnen (WebGL 2 fehlt oder ist ausgeschaltet); die Karte bleibt flach.',
  slow: 'Dieser Computer zeichnet 3D ohne Grafikbeschleunigung und daher langsam; die Karte beginnt deshalb flach.',
  savesData: 'Der Datensparmodus ist an; die Karte bleibt flach.',
  colour: 'Farbe der Gebäude in 3D',
  colours: {
    none: 'Keine',
    label: 'Energielabel',
    value: 'Wert pro m²',
    year: 'Baujahr',
    function: 'Funktion',
    score: 'Score',
  },
  fictional: 'fiktiv',
  tools: 'Neigen und drehen',
  tilt: 'Schräg ansehen',
  above: 'Von oben',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  north: 'Nach Norden',
  keys: 'Pfeiltasten verschieben die Karte, mit Umschalt drehen und neigen sie. Enter öffnet das Gebäude in der Mitte.',
};
