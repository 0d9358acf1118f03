import type { Texts } from './nl';

export const en: Texts = {
  mode: '3D mode',
  buildings: '3D buildings',
  noWebgl: 'This browser cannot draw in 3D (WebGL 2 is missing or switched off); the map stays flat.',
  slow: 'This computer draws 3D without graphics acceleration, so slowly; the map therefore starts flat.',
  savesData: 'Data saver is on; the map stays flat.',
  colour: 'Colour of buildings in 3D',
  colours: {
    none: 'None',
    label: 'Energy label',
    value: 'Value per m²',
    year: 'Year built',
    function: 'Function',
    score: 'Score',
  },
  fictional: 'fictional',
  tools: 'Tilt and turn',
  tilt: 'Tilted',
  above: 'From above',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  north: 'To the north',
  keys: 'Arrow keys move the map, with Shift they turn and tilt it. Enter opens the building in the middle.',
};
