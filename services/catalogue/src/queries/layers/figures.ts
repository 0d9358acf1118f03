import { type AreaFigure, areaFigures, type FigureBasis } from '@kavel/contracts/layers';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';
import { figuresOfYear, figureYears } from '../districts';

export interface LayerFigureYear {
  figure: AreaFigure;
  year: number;
  basis: FigureBasis;
  source: string;
  fictional: boolean;
}

const hasFigures = hasColumn('area_figure', 'value');
const figureList = areaFigures.map(figure => `'${figure}'`).join(', ');

/** The last year of each figure; of one year, by the smallest areas. */
export const layerFigures = perSnapshot(async (snapshot): Promise<LayerFigureYear[]> => {
  const kept = (await hasFigures(snapshot))
    ? await snapshot.rows<LayerFigureYear>(
        `SELECT figure, year, level AS basis, string_agg(DISTINCT source, ', ' ORDER BY source) AS source,
           bool_or(fictional) AS fictional
         FROM area_figure WHERE figure IN (${figureList}) AND level IN ('buurt', 'wijk', 'pc4') AND value IS NOT NULL
         GROUP BY figure, year, level
         QUALIFY row_number() OVER (PARTITION BY figure
           ORDER BY year DESC, list_position(['buurt', 'wijk', 'pc4'], level)) = 1
         ORDER BY list_position([${figureList}], figure)`,
      )
    : [];
  if (kept.some(({ figure }) => figure === 'wozValue')) return kept;
  const years = await figureYears(snapshot);
  const woz = years.findLast(one => one.figure === 'wozValue' && one.level !== 'gemeente');
  if (!woz) return kept;
  const { year, source, fictional } = woz;
  return [
    { figure: 'wozValue', year, basis: woz.level === 'wijk' ? 'wijk' : 'buurt', source, fictional },
    ...kept,
  ];
});

/** Values by the code of the buurt: their own, that of their wijk, or the mean over their addresses by PC4. */
export async function figureByBuurt(
  snapshot: Snapshot,
  { figure, year, basis }: LayerFigureYear,
): Promise<ReadonlyMap<string, number>> {
  const rows = await valuesOf(snapshot, { figure, year, basis });
  return new Map(rows.flatMap(({ code, value }) => (value === null ? [] : [[code, value] as const])));
}

type Rows = Promise<{ code: string; value: number | null }[]>;

function valuesOf(
  snapshot: Snapshot,
  { figure, year, basis }: Pick<LayerFigureYear, 'figure' | 'year' | 'basis'>,
): Rows {
  if (figure === 'wozValue' && basis === 'buurt') return figuresOfYear(snapshot, 'buurt', figure, year);
  const values =
    'SELECT code, value FROM area_figure WHERE level = $basis AND figure = $figure AND year = $year';
  const asked = { basis, figure, year };
  if (basis === 'buurt') return snapshot.rows(values, asked);
  if (basis === 'wijk')
    return snapshot.rows(
      `SELECT b.code, v.value FROM buurt b
       JOIN (${values}) v ON v.code = coalesce(b.wijkcode, 'WK' || substr(b.code, 3, 6))`,
      asked,
    );
  return snapshot.rows(
    `SELECT o.buurtcode AS code, avg(v.value) AS value FROM verblijfsobject o
     JOIN (${values}) v ON v.code = left(o.postcode, 4) WHERE o.buurtcode IS NOT NULL GROUP BY o.buurtcode`,
    asked,
  );
}
