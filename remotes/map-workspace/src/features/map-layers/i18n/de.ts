import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  settings: 'Karteneinstellungen',
  look: 'Kartenstil',
  looks: { default: 'Standard', faded: 'Gedämpft', monochrome: 'Schwarz-weiß' },
  poiLabels: 'Namen von Bahnhöfen und anderen Orten',
  theme: 'Darstellung',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  light: 'Licht auf der Karte',
  presets: { dawn: 'Morgen', day: 'Tag', dusk: 'Dämmerung', night: 'Nacht' },
  colour: 'Farbe der Adressen',
  by: { label: 'Energielabel', function: 'Funktion' },
  show: 'Auf der Karte',
  kinds: {
    addresses: 'Adressen',
    panden: 'Gebäude',
    buurten: 'Bezirke und Viertel',
    topography: 'Straßen, Wasser und Grün',
  },
  reset: 'Standard wiederherstellen',
};
