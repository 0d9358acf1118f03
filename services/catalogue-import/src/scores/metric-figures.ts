import type { FileFigure } from '../area-figures/figure-columns';

/**
 * Figures of areas by the key of the metric that they are a value of, in its unit. `green-cover` is that of the
 * sustainability index.
 */
export const metricFigures: Readonly<Record<string, FileFigure>> = {
  'station-distance': 'stationDistance',
  interchange: 'interchangeDistance',
  motorway: 'motorwayDistance',
  supermarket: 'supermarketDistance',
  gp: 'gpDistance',
  'primary-school': 'primarySchoolDistance',
  daycare: 'daycareDistance',
  hospital: 'hospitalDistance',
  noise: 'noiseLevel',
  no2: 'no2',
  pm25: 'pm25',
  green: 'greenDistance',
  liveability: 'liveability',
  safety: 'crimes',
  'woz-rank': 'wozValue',
  vacancy: 'vacancy',
  'green-cover': 'greenCover',
};

/** Middle of each class of noise in dB Lden; the outer ones have no other end. */
export const noiseMiddles = {
  noise1: 45,
  noise2: 47.5,
  noise3: 52.5,
  noise4: 57.5,
  noise5: 62.5,
  noise6: 65,
};
