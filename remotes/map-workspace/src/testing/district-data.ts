import type {
  DistrictAreas,
  DistrictOverview,
  DistrictValues,
  DistrictWws,
} from '@kavel/contracts/districts';

/** Ten buurten; the last has no WOZ value, and the ninth is new since 2022. */
const codes = Array.from({ length: 10 }, (_, at) => `BU0001000${at}`);
export const missingCode = 'BU00010009';
export const newCode = 'BU00010008';

const woz = { figure: 'wozValue', known: 9, source: 'CBS', fictional: false } as const;
export const overview: DistrictOverview = {
  snapshot: 'one',
  levels: [
    { level: 'gemeente', areas: 1, boundaryYear: 2026 },
    { level: 'wijk', areas: 0, boundaryYear: null },
    { level: 'buurt', areas: 10, boundaryYear: 2026 },
  ],
  figures: [
    { level: 'buurt', year: 2018, ...woz, known: 8 },
    { level: 'buurt', year: 2026, ...woz },
  ],
};

export const areas: DistrictAreas = {
  snapshot: 'one',
  level: 'buurt',
  codes,
  names: codes.map((_, at) => `Buurt ${at}`),
  gemeenten: codes.map(() => 'Kavelstede'),
  bounds: codes.map((_, at) => [5 + at / 100, 52, 5.01 + at / 100, 52.01]),
};

/** 200,000 and 50,000 more for each next buurt; in 2018 half of it, but for the first, which fell. */
const values = codes.map((code, at) => (code === missingCode ? null : 200_000 + 50_000 * at));
export function valuesOf(compare: boolean): DistrictValues {
  return {
    level: 'buurt',
    figure: 'wozValue',
    year: 2026,
    boundaryYear: 2026,
    codes,
    values,
    source: 'CBS',
    fictional: false,
    compared: compare
      ? {
          year: 2018,
          values: values.map((value, at) =>
            at === 0 ? 250_000 : at >= 8 || value === null ? null : value / 2,
          ),
          states: codes.map(code =>
            code === missingCode ? 'missing' : code === newCode ? 'redrawn' : 'same',
          ),
          source: 'CBS',
        }
      : null,
  };
}

/** 130 points and ten more for each next buurt: rent is free from the seventh. */
export const wws: DistrictWws = {
  level: 'buurt',
  year: 2026,
  source: 'CBS',
  fictional: false,
  norms: { year: 2026, source: 'Besluit huurprijzen woonruimte' },
  ends: { low: 143, middle: 186, lowRent: 932.93, middleRent: 1_228.07 },
  basePoints: 122,
  middleFrom: 250_000,
  freeFrom: 480_000,
  codes: codes.slice(0, -1),
  wozValues: values.flatMap(value => value ?? []),
  points: codes.slice(0, -1).map((_, at) => 130 + 10 * at),
  maxRents: codes.slice(0, -1).map((_, at) => 840 + 70 * at),
};
