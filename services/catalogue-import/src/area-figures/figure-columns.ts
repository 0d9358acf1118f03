import type { DistrictFigure } from '@kavel/contracts/districts';
import type { SurroundingsFigure } from '@kavel/contracts/layers';

/**
 * Figures that are stored for scores and not mapped: shares of the area by class of noise (percent, Lden up to 45, 50, 55,
 * 60, 65 dB and above), and how far the five dimensions of the Leefbaarometer are from the mean of the country.
 */
export const partFigures = [
  'noise1',
  'noise2',
  'noise3',
  'noise4',
  'noise5',
  'noise6',
  'liveabilityFys',
  'liveabilityOnv',
  'liveabilitySoc',
  'liveabilityVrz',
  'liveabilityWon',
] as const;
type PartFigure = (typeof partFigures)[number];

/** Figures that a column of a file holds; `noise` is made of its classes. */
export type FileFigure = DistrictFigure | Exclude<SurroundingsFigure, 'noise'> | PartFigure;

/** Columns of a file that we read. */
export type AreaColumn = 'code' | 'jaar' | FileFigure;

/** Factor for figures in thousands of euro. */
const thousand = 1_000;
const percent = 100;

/** Column names used by CBS, municipalities and others, in lower snake case without the number of StatLine. */
const columns: Readonly<Record<string, AreaColumn>> = {
  code: 'code',
  codering: 'code',
  area_code: 'code',
  gwb_code: 'code',
  buurtcode: 'code',
  wijkcode: 'code',
  gemeentecode: 'code',
  buurt_code: 'code',
  wijk_code: 'code',
  gemeente_code: 'code',
  bu_code: 'code',
  wk_code: 'code',
  gm_code: 'code',
  pc4: 'code',
  jaar: 'jaar',
  year: 'jaar',
  woz_x1000: 'wozValue',
  woz_waarde: 'wozValue',
  gem_woz_waarde: 'wozValue',
  gemiddelde_woz_waarde: 'wozValue',
  gemiddelde_woz_waarde_van_woningen: 'wozValue',
  gemiddelde_woningwaarde: 'wozValue',
  avg_property_value_1000_eur: 'wozValue',
  avg_property_value_1000eur: 'wozValue',
  bevolkingsdichtheid: 'bevolkingsdichtheid',
  omgevingsadressendichtheid: 'omgevingsadressendichtheid',
  gemiddelde_huishoudgrootte: 'gemiddeldeHuishoudgrootte',
  gemiddelde_huishoudsgrootte: 'gemiddeldeHuishoudgrootte',
  percentage_koopwoningen: 'koopwoningen',
  koopwoningen: 'koopwoningen',
  no2_avg: 'no2',
  pm25_avg: 'pm25',
  pm10_avg: 'pm10',
  lbm: 'liveability',
  fys: 'liveabilityFys',
  onv: 'liveabilityOnv',
  soc: 'liveabilitySoc',
  vrz: 'liveabilityVrz',
  won: 'liveabilityWon',
};

/** Columns whose number at the end is that of a class. */
const numbered: Readonly<Record<string, AreaColumn>> = {
  dn_1: 'noise1',
  dn_2: 'noise2',
  dn_3: 'noise3',
  dn_4: 'noise4',
  dn_5: 'noise5',
  dn_6: 'noise6',
};

/**
 * Maps `woz_2023_x1000`, `GemiddeldeWOZWaardeVanWoningen_35` and the like to our column names; other names are kept.
 */
export function areaColumn(header: string): string {
  const written = header.trim();
  const byNumber = numbered[written.toLowerCase()];
  if (byNumber) return byNumber;
  const snake = written
    .replace(/_(19|20)\d\d(?=_|$)/, '')
    .replace(/_\d+$/, '')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
  return columns[snake] ?? snake;
}

/** Lower numbers are codes of CBS for missing or secret values. */
const leastDeviation = -1_000;

/** A value in our unit; negative values are how CBS marks missing ones; 0 for air is a grid cell without data. */
export function figureOf(figure: FileFigure, value: number | null): number | null {
  if (value === null) return null;
  if (figure.startsWith('liveability')) return value > leastDeviation ? value : null;
  if (value < 0) return null;
  if (figure === 'wozValue') return value * thousand;
  if (figure.startsWith('noise')) return value * percent;
  if (figure === 'no2' || figure === 'pm25' || figure === 'pm10') return value > 0 ? value : null;
  return value;
}
