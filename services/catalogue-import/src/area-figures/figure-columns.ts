import type { DistrictFigure } from '@kavel/contracts/districts';

/** Columns of a file that are imported. */
export type AreaColumn = 'code' | 'jaar' | DistrictFigure;

/** Factor for figures in thousands of euro. */
const thousand = 1_000;

/** Column names used by CBS, municipalities and others, in lower snake case without the number of StatLine. */
const columns: Readonly<Record<string, AreaColumn>> = {
  code: 'code',
  codering: 'code',
  area_code: 'code',
  gwb_code: 'code',
  buurtcode: 'code',
  wijkcode: 'code',
  gemeentecode: 'code',
  bu_code: 'code',
  wk_code: 'code',
  gm_code: 'code',
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
};

/**
 * Maps `woz_2023_x1000`, `GemiddeldeWOZWaardeVanWoningen_35` and the like to our column names; other names are kept.
 */
export function areaColumn(header: string): string {
  const snake = header
    .trim()
    .replace(/_(19|20)\d\d(?=_|$)/, '')
    .replace(/_\d+$/, '')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
  return columns[snake] ?? snake;
}

/** A value in our unit; negative values are how CBS marks missing ones. */
export function figureOf(figure: DistrictFigure, value: number | null): number | null {
  if (value === null || value < 0) return null;
  return figure === 'wozValue' ? value * thousand : value;
}
