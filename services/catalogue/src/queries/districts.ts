import { type DistrictFigure, type DistrictLevel, districtFigures } from '@kavel/contracts/districts';
import type { Box } from '../geo/polygon';
import { hasColumn } from '../has-column';
import { perSnapshot } from '../per-snapshot';
import type { TableName } from '../schema';
import type { Snapshot } from '../snapshot';

/** The figure in `area_figure` that holds an area's surface in m², by year of the file. */
export const outlineFigure = 'outline';

const areaTables = {
  gemeente: 'gemeente_area',
  wijk: 'wijk',
  buurt: 'buurt',
} as const satisfies Record<DistrictLevel, TableName>;

/** Names of our figures among the CBS key figures in files with outlines, with the conversion factor. */
const keyFigures: Record<DistrictFigure, { names: readonly string[]; times: number }> = {
  wozValue: {
    names: ['gemiddelde_woningwaarde', 'gemiddelde_woz_waarde_van_woningen', 'gemiddelde_woz_waarde'],
    times: 1_000,
  },
  bevolkingsdichtheid: {
    names: ['bevolkingsdichtheid', 'bevolkingsdichtheid_inwoners_per_km2'],
    times: 1,
  },
  omgevingsadressendichtheid: { names: ['omgevingsadressendichtheid'], times: 1 },
  gemiddeldeHuishoudgrootte: {
    names: ['gemiddelde_huishoudgrootte', 'gemiddelde_huishoudsgrootte'],
    times: 1,
  },
  koopwoningen: { names: ['percentage_koopwoningen', 'koopwoningen'], times: 1 },
};

const hasFigures = hasColumn('area_figure', 'value');
const hasOutlines = hasColumn('gemeente_area', 'shape');

/** Levels whose key figures are stored with the outlines; those of gemeenten are not. */
const isKept = (level: DistrictLevel): level is 'wijk' | 'buurt' => level !== 'gemeente';

export interface AreaNames {
  code: string;
  naam: string;
  gemeentenaam: string;
  /** In grid cells. */
  box: Box;
}

/** Areas of a level, sorted by code. */
export async function areaNames(snapshot: Snapshot, level: DistrictLevel): Promise<AreaNames[]> {
  if (level === 'gemeente' && !(await hasOutlines(snapshot))) return [];
  const gemeente = level === 'gemeente' ? 'naam' : 'gemeentenaam';
  const rows = await snapshot.rows<Omit<AreaNames, 'box'> & Box>(
    `SELECT code, naam, coalesce(${gemeente}, '') AS gemeentenaam, xmin, ymin, xmax, ymax
     FROM ${areaTables[level]} ORDER BY code`,
  );
  return rows.map(({ code, naam, gemeentenaam, ...box }) => ({ code, naam, gemeentenaam, box }));
}

/** Shape of one area (blob of `geo/shape-blob.ts`), or null. */
export async function areaShape(
  snapshot: Snapshot,
  level: DistrictLevel,
  code: string,
): Promise<Uint8Array | null> {
  if (level === 'gemeente' && !(await hasOutlines(snapshot))) return null;
  const row = await snapshot.row<{ shape: Uint8Array }>(
    `SELECT shape FROM ${areaTables[level]} WHERE code = $code`,
    { code },
  );
  return row?.shape ?? null;
}

/** The year of the outlines by level; null unless the files state the same year for all of them. */
export const boundaryYears = perSnapshot(async snapshot => {
  const yearOf = (level: 'wijk' | 'buurt') =>
    `SELECT count(*)::INTEGER AS areas, CASE WHEN count(year) = count(*) AND min(year) = max(year) THEN max(year) END
     FROM (SELECT (figures->>'jaar')::INTEGER AS year FROM ${level})`;
  const row = await snapshot.row<Record<'wijken' | 'buurten' | 'own', number> & KeptYears>(
    `SELECT w.areas AS wijken, w.year AS wijk, b.areas AS buurten, b.year AS buurt,
       (SELECT count(shape)::INTEGER FROM gemeente) AS own
     FROM (${yearOf('wijk')}) w(areas, year), (${yearOf('buurt')}) b(areas, year)`,
  );
  const { wijk = null, buurt = null, wijken = 0, own = 0 } = row ?? {};
  // Outlines of gemeenten are derived from their wijken or buurten, unless they have their own file, whose year is not
  // stored.
  const derived = wijken > 0 ? wijk : buurt;
  return { gemeente: own > 0 ? null : derived, wijk, buurt } satisfies Record<DistrictLevel, number | null>;
});

type KeptYears = Record<'wijk' | 'buurt', number | null>;

/** The table holds more figures than the map of districts shows. */
const mapped = districtFigures.map(figure => `'${figure}'`).join(', ');

export interface FigureYear {
  level: DistrictLevel;
  figure: DistrictFigure;
  year: number;
  known: number;
  source: string;
  fictional: boolean;
}

/** Available level, figure and year combinations; files by year take precedence over figures imported with outlines. */
export const figureYears = perSnapshot(async snapshot => {
  const parts = [
    ...((await hasFigures(snapshot))
      ? [
          `SELECT 0 AS place, level, figure, year, count(value)::INTEGER AS known,
             string_agg(DISTINCT source, ', ' ORDER BY source) AS source, bool_or(fictional) AS fictional
           FROM area_figure WHERE figure IN (${mapped}) GROUP BY level, figure, year`,
        ]
      : []),
    ...(['wijk', 'buurt'] as const).flatMap(level =>
      Object.keys(keyFigures).map(figure => {
        const value = keyFigureSql(figure as DistrictFigure);
        return `SELECT 1, '${level}', '${figure}', (figures->>'jaar')::INTEGER, count(${value})::INTEGER,
          'CBS', bool_or(fictional) FROM ${level} WHERE figures->>'jaar' IS NOT NULL GROUP BY ALL`;
      }),
    ),
  ];
  return snapshot.rows<FigureYear>(
    `WITH found AS (${parts.join(' UNION ALL ')})
     SELECT level, figure, year, known, source, fictional FROM found WHERE known > 0
     QUALIFY row_number() OVER (PARTITION BY level, figure, year ORDER BY place) = 1
     ORDER BY level, figure, year`,
  );
});

export interface FigureValue {
  code: string;
  value: number | null;
}

/** Values of a figure in a year, for all codes in its file. */
export async function figuresOfYear(
  snapshot: Snapshot,
  level: DistrictLevel,
  figure: DistrictFigure | typeof outlineFigure,
  year: number,
): Promise<FigureValue[]> {
  if (await hasFigures(snapshot)) {
    const rows = await snapshot.rows<FigureValue>(
      `SELECT code, value FROM area_figure
       WHERE level = $level AND figure = $figure AND year = $year ORDER BY code`,
      { level, figure, year },
    );
    if (rows.length > 0) return rows;
  }
  if (!isKept(level) || figure === outlineFigure) return [];
  return snapshot.rows<FigureValue>(
    `SELECT code, ${keyFigureSql(figure)} AS value FROM ${level}
     WHERE (figures->>'jaar')::INTEGER = $year ORDER BY code`,
    { year },
  );
}

/** A figure is a number or numeric text; negative values are how CBS marks missing ones. */
function keyFigureSql(figure: DistrictFigure): string {
  const { names, times } = keyFigures[figure];
  const read = names.map(name => `TRY_CAST(figures->>'${name}' AS DOUBLE)`).join(', ');
  return `(SELECT CASE WHEN v >= 0 THEN v * ${times} END FROM (SELECT coalesce(${read}) AS v))`;
}
