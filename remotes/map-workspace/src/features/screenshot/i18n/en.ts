import type { Texts } from './nl';

export const en: Texts = {
  title: 'Picture of the 3D map',
  about:
    'A PNG of this view, with scale, north arrow, sources and date in it. All of it stands in the address.',
  making: 'Making the picture',
  preview: 'Picture of the 3D map, {{width}} by {{height}} pixels',
  settings: 'Picture',
  size: 'Size',
  sizeOf: '{{width}} × {{height}}',
  ownSize: 'Own size',
  width: 'Width in pixels',
  height: 'Height in pixels',
  light: 'Light',
  lightOfTime: 'Of the chosen time',
  presets: { dawn: 'Morning', day: 'Day', dusk: 'Evening', night: 'Night' },
  buildings: '3D buildings',
  poi: 'Names of stations',
  download: 'Download PNG',
  fileName: 'kavel-3d-{{place}}-{{date}}.png',
  back: 'Choose the view on the 3D map',
  fictional: 'fictional',
  retry: 'Try again',
  problems: {
    size: 'This size cannot be: each side has 64 to {{most}} pixels.',
    tooLarge: 'The graphics card of this browser cannot draw this size. Choose a smaller one.',
    tooLargeFor:
      'The graphics card of this browser draws at most {{most}} pixels along a side. Choose a smaller size.',
    noWebgl:
      'This browser cannot draw in 3D (WebGL is missing or switched off). Without WebGL there is no picture.',
    failed: 'The picture could not be made.',
  },
  scale: '{{length}}',
  scaleTilted: '{{length}} (in the middle, across)',
  north: 'N',
  lightLine: 'Light of {{moment}}',
  madeLine: 'Made with Kavel on {{date}}',
  sourceLine: 'Sources: {{sources}}',
};
