import type { ScoreAreaType, VtwType } from '@kavel/contracts';
import { oneOf } from '../../duckdb/packed-column';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';

/** Mean points and percentiles of the values of a metric over the objects of an area that have one. */
export interface StoredAreaScore {
  metric: string;
  objects: number;
  mean: number;
  p10: number;
  p50: number;
  p90: number;
}

export interface AreaScores {
  /** Objects by type. */
  uses: readonly { vtwType: VtwType; objects: number }[];
  scores: readonly StoredAreaScore[];
}

/** An area, or all areas of its kind whose codes are listed. */
export interface AskedAreas {
  level: ScoreAreaType;
  codes: readonly string[];
}

/** Of the property score, and of the sustainability index. */
export type AreaScoreTable = 'area_score' | 'area_index';

const hasTable = {
  area_score: hasColumn('area_score', 'mean'),
  area_index: hasColumn('area_index', 'mean'),
} satisfies Record<AreaScoreTable, unknown>;

/** What is stored of areas by code; those without objects are absent, and all are in older snapshots. */
export async function areaScores(
  snapshot: Snapshot,
  table: AreaScoreTable,
  { level, codes }: AskedAreas,
): Promise<ReadonlyMap<string, AreaScores>> {
  if (codes.length === 0 || !(await hasTable[table](snapshot))) return new Map();
  const { isListed, listed } = oneOf('code', codes);
  const wanted = `level = $level AND ${isListed}`;
  const asked = { level, listed };
  const [uses, scores] = await Promise.all([
    snapshot.rows<AreaScores['uses'][number] & { code: string }>(
      `SELECT code, vtw_type AS "vtwType", objects FROM area_use WHERE ${wanted} ORDER BY code, vtw_type`,
      asked,
    ),
    snapshot.rows<StoredAreaScore & { code: string }>(
      `SELECT code, metric, n AS objects, mean, p10, p50, p90 FROM ${table} WHERE ${wanted}`,
      asked,
    ),
  ]);
  const found = new Map<string, { uses: AreaScores['uses'][number][]; scores: StoredAreaScore[] }>();
  for (const { code, ...use } of uses) {
    const area = found.get(code) ?? { uses: [], scores: [] };
    area.uses.push(use);
    found.set(code, area);
  }
  for (const { code, ...score } of scores) found.get(code)?.scores.push(score);
  return found;
}

/** Median by metric of the sustainability index, of gemeenten and of the country. */
export type IndexMedians = (code: string, metric: string) => number | null;

/** Some 350 areas in memory; none in older snapshots. */
export const indexMedians = perSnapshot(async (snapshot): Promise<IndexMedians> => {
  if (!(await hasTable.area_index(snapshot))) return () => null;
  const rows = await snapshot.rows<{ code: string; metric: string; p50: number }>(
    "SELECT code, metric, p50 FROM area_index WHERE level IN ('gemeente', 'country')",
  );
  const medians = new Map(rows.map(({ code, metric, p50 }) => [`${code} ${metric}`, p50]));
  return (code, metric) => medians.get(`${code} ${metric}`) ?? null;
});
