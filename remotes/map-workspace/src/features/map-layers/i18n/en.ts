import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  settings: 'Map settings',
  look: 'Map style',
  looks: { default: 'Default', faded: 'Faded', monochrome: 'Monochrome' },
  poiLabels: 'Names of stations and other places',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  light: 'Light on the map',
  presets: { dawn: 'Dawn', day: 'Day', dusk: 'Dusk', night: 'Night' },
  colour: 'Colour of addresses',
  by: { label: 'Energy label', function: 'Function' },
  show: 'On the map',
  kinds: {
    addresses: 'Addresses',
    panden: 'Buildings',
    buurten: 'Districts and neighbourhoods',
    topography: 'Roads, water and green',
  },
  reset: 'Restore defaults',
};
