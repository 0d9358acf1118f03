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

/**
 * Figures of CBS, RIVM, the police and the Klimaateffectatlas that only scores use: mean distances over the road in km,
 * vacant dwellings and green in percent, registered crimes per 1,000 inhabitants, mean noise in dB Lden.
 */
export const scoreFigures = [
  'stationDistance',
  'interchangeDistance',
  'motorwayDistance',
  'supermarketDistance',
  'gpDistance',
  'primarySchoolDistance',
  'daycareDistance',
  'hospitalDistance',
  'greenDistance',
  'vacancy',
  'crimes',
  'noiseLevel',
  'greenCover',
] as const;
export type ScoreFigure = (typeof scoreFigures)[number];

/** Figures that a column of a file holds; `noise` is made of its classes. */
export type FileFigure = DistrictFigure | Exclude<SurroundingsFigure, 'noise'> | PartFigure | ScoreFigure;

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
  encoding: 'code',
  leefbarometer_score: 'liveability',
  afstand_tot_treinstations_totaal: 'stationDistance',
  afstand_tot_treinstation_km: 'stationDistance',
  treinstation_gemiddelde_afstand_in_km: 'stationDistance',
  distance_to_train_station_all_types: 'stationDistance',
  afs_treins: 'stationDistance',
  afstand_tot_belangrijk_overstapstation: 'interchangeDistance',
  overstapstation_gemiddelde_afstand_in_km: 'interchangeDistance',
  afs_trnovs: 'interchangeDistance',
  afstand_tot_oprit_hoofdverkeersweg: 'motorwayDistance',
  oprit_hoofdverkeersweg_gemiddelde_afstand_in_km: 'motorwayDistance',
  afstand_tot_hoofdverkeersweg_km: 'motorwayDistance',
  afs_oprit: 'motorwayDistance',
  afstand_tot_grote_supermarkt: 'supermarketDistance',
  afstand_tot_grote_supermarkt_km: 'supermarketDistance',
  grote_supermarkt_gemiddelde_afstand_in_km: 'supermarketDistance',
  afs_superm: 'supermarketDistance',
  afstand_tot_huisartsenpraktijk: 'gpDistance',
  huisartsenpraktijk_gemiddelde_afstand_in_km: 'gpDistance',
  afs_hapra: 'gpDistance',
  afstand_tot_school: 'primarySchoolDistance',
  basisonderwijs_gemiddelde_afstand_in_km: 'primarySchoolDistance',
  distance_to_primary_school: 'primarySchoolDistance',
  afs_basis: 'primarySchoolDistance',
  afstand_tot_kinderdagverblijf: 'daycareDistance',
  afstand_tot_kinderdagverblijf_km: 'daycareDistance',
  kinderdagverblijf_gemiddelde_afstand_in_km: 'daycareDistance',
  afs_kdv: 'daycareDistance',
  afstand_tot_ziekenhuis: 'hospitalDistance',
  afstand_tot_ziekenhuis_km: 'hospitalDistance',
  ziekenhuis_excl_buitenpoli_gem_afst_in_km: 'hospitalDistance',
  afs_ziekh: 'hospitalDistance',
  afstand_tot_openbaar_groen_totaal: 'greenDistance',
  afstand_tot_openbaar_groen_km: 'greenDistance',
  percentage_leegstand_woningen: 'vacancy',
  percentage_onbewoond: 'vacancy',
  pct_unoccupied_homes: 'vacancy',
  misdrijven_per_1000_inwoners: 'crimes',
  geregistreerde_misdrijven_per_1000_inwoners: 'crimes',
  percentage_groen: 'greenCover',
  groen_percentage: 'greenCover',
  green_cover: 'greenCover',
  lden: 'noiseLevel',
  lden_db: 'noiseLevel',
};

/** Names under which files have a figure, as `areaColumn` writes them. */
export function namesOf(figure: FileFigure): string[] {
  return Object.keys(columns).filter(name => columns[name] === figure);
}

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
  // A mean distance of 0 is how collections of these figures write that there is none.
  if (figure === 'noiseLevel' || figure.endsWith('Distance')) return value > 0 ? value : null;
  if (figure.startsWith('noise')) return value * percent;
  if (figure === 'no2' || figure === 'pm25' || figure === 'pm10') return value > 0 ? value : null;
  return value;
}
