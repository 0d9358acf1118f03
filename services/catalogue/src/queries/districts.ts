import type { DistrictFigure, DistrictLevel } from '@kavel/contracts/districts';
import type { Box } from '../geo/polygon';
import { hasColumn } from '../has-column';
import { perSnapshot } from '../per-snapshot';
import type { TableName } from '../schema';
import type { Snapshot } from '../snapshot';

/** The figure of `area_figure` that is the surface of an area, m², in the file of a year. */
export const outlineFigure = 'outline';

const areaTables = {
  gemeente: 'gemeente_area',
  wijk: 'wijk',
  buurt: 'buurt',
} as const satisfies Record<DistrictLevel, TableName>;

/** Figures as key figures of CBS name them in the files with outlines, and how many of ours one of theirs is. */
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

/** Levels whose key figures came with the outlines; those of gemeenten are not kept. */
const isKept = (level: DistrictLevel): level is 'wijk' | 'buurt' => level !== 'gemeente';

export interface AreaNames {
  code: string;
  naam: string;
  gemeentenaam: string;
  /** Grid cells. */
  box: Box;
}

/** Areas of a level in the order of their codes. */
export async function areaNames(snapshot: Snapshot, level: DistrictLevel): Promise<AreaNames[]> {
  if (level === 'gemeente' && !(await hasOutlines(snapshot))) return [];
  const gemeente = level === 'gemeente' ? 'naam' : 'gemeentenaam';
  const rows = await snapshot.rows<Omit<AreaNames, 'box'> & Box>(
    `SELECT code, naam, coalesce(${gemeente}, '') AS gemeentenaam, xmin, ymin, xmax, ymax
     FROM ${areaTables[level]} ORDER BY code`,
  );
  return rows.map(({ code, naam, gemeentenaam, ...box }) => ({ code, naam, gemeentenaam, box }));
}

/** Year of the outlines by level, where their file says it. */
export const boundaryYears = perSnapshot(async snapshot => {
  const row = await snapshot.row<Record<'wijk' | 'buurt', number | null>>(
    `SELECT (SELECT max((figures->>'jaar')::INTEGER) FROM wijk) AS wijk,
       (SELECT max((figures->>'jaar')::INTEGER) FROM buurt) AS buurt`,
  );
  const { wijk = null, buurt = null } = row ?? {};
  // Outlines of gemeenten follow from their wijken unless they have a file of their own.
  return { gemeente: wijk ?? buurt, wijk, buurt } satisfies Record<DistrictLevel, number | null>;
});

export interface FigureYear {
  level: DistrictLevel;
  figure: DistrictFigure;
  year: number;
  known: number;
  source: string;
  fictional: boolean;
}

/** What there is by level, figure and year; files of several years go before what came with the outlines. */
export const figureYears = perSnapshot(async snapshot => {
  const parts = [
    ...((await hasFigures(snapshot))
      ? [
          `SELECT 0 AS place, level, figure, year, count(value)::INTEGER AS known,
             string_agg(DISTINCT source, ', ' ORDER BY source) AS source, bool_or(fictional) AS fictional
           FROM area_figure WHERE figure <> '${outlineFigure}' GROUP BY level, figure, year`,
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

/** Values of a figure in a year by code, of all codes that its file knows. */
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

/** A figure is a number, or a text that is one; a negative one is how CBS writes that it is missing. */
function keyFigureSql(figure: DistrictFigure): string {
  const { names, times } = keyFigures[figure];
  const read = names.map(name => `TRY_CAST(figures->>'${name}' AS DOUBLE)`).join(', ');
  return `(SELECT CASE WHEN v >= 0 THEN v * ${times} END FROM (SELECT coalesce(${read}) AS v))`;
}
