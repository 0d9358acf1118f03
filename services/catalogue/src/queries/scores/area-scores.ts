import type { VtwType } from '@kavel/contracts';
import { hasColumn } from '../../has-column';
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

const hasScores = hasColumn('area_score', 'mean');

/** What is stored of one area; nothing for an unknown one and in older snapshots. */
export async function areaScores(snapshot: Snapshot, level: string, code: string): Promise<AreaScores> {
  if (!(await hasScores(snapshot))) return { uses: [], scores: [] };
  const area = { level, code };
  const uses = await snapshot.rows<AreaScores['uses'][number]>(
    'SELECT vtw_type AS "vtwType", objects FROM area_use WHERE level = $level AND code = $code ORDER BY vtw_type',
    area,
  );
  const scores = await snapshot.rows<StoredAreaScore>(
    'SELECT metric, n AS objects, mean, p10, p50, p90 FROM area_score WHERE level = $level AND code = $code',
    area,
  );
  return { uses, scores };
}

const named = { buurt: 'buurt', wijk: 'wijk', gemeente: 'gemeente' } as const;

/** Name of an area; null for a PC4 and where none was imported. */
export async function areaName(
  snapshot: Snapshot,
  level: keyof typeof named | 'pc4',
  code: string,
): Promise<string | null> {
  if (level === 'pc4') return null;
  const row = await snapshot.row<{ naam: string | null }>(
    `SELECT naam FROM ${named[level]} WHERE code = $code`,
    { code },
  );
  return row?.naam ?? null;
}
