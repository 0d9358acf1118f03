import type { ScoreAreaType } from '@kavel/contracts';
import { packed, unpacked } from '../../duckdb/packed-column';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';

/** Of gemeenten the table with those of fictional files too. */
const named = { buurt: 'buurt', wijk: 'wijk', gemeente: 'gemeente_area' } as const;
const hasOutlines = hasColumn('gemeente_area', 'naam');

/** Names of areas by code; a PC4 has none, and neither have areas that were not imported. */
export async function namesOfAreas(
  snapshot: Snapshot,
  level: ScoreAreaType,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (level === 'pc4' || (level === 'gemeente' && !(await hasOutlines(snapshot)))) return new Map();
  const rows = await snapshot.rows<{ code: string; naam: string }>(
    `SELECT code, naam FROM ${named[level]} WHERE naam IS NOT NULL AND code IN (SELECT ${unpacked('$codes')})`,
    { codes: packed(codes) },
  );
  return new Map(rows.map(({ code, naam }) => [code, naam]));
}

interface GemeenteOfPc4 {
  gemeentecode: string;
  pc4: string;
}

/** The gemeente that most objects of a PC4 lie in: some PC4 cross a border. */
const gemeentenOfPc4 = perSnapshot(snapshot =>
  snapshot.rows<GemeenteOfPc4>(
    `SELECT pc4, arg_max(gemeentecode, n) AS gemeentecode
     FROM (SELECT left(postcode, 4) AS pc4, gemeentecode, count(*) AS n FROM verblijfsobject
       WHERE postcode IS NOT NULL AND gemeentecode IS NOT NULL GROUP BY ALL)
     GROUP BY pc4`,
  ),
);

const hasUses = hasColumn('area_use', 'objects');

/**
 * Codes of the areas with objects of the same kind and in the same gemeente as an area; all gemeenten for a gemeente.
 * `gemeentecode` is null for those, and for an unknown PC4.
 */
export async function areasBeside(
  snapshot: Snapshot,
  level: ScoreAreaType,
  code: string,
): Promise<{ gemeentecode: string | null; codes: string[] }> {
  if (level === 'pc4') return pc4sBeside(snapshot, code);
  const gemeente = level === 'gemeente' ? '' : code.slice(2, 6);
  const gemeentecode = gemeente ? `GM${gemeente}` : null;
  if (!(await hasUses(snapshot))) return { gemeentecode, codes: [] };
  const rows = await snapshot.rows<{ code: string }>(
    'SELECT DISTINCT code FROM area_use WHERE level = $level AND starts_with(substr(code, 3), $gemeente) ORDER BY code',
    { level, gemeente },
  );
  return { gemeentecode, codes: rows.map(row => row.code) };
}

async function pc4sBeside(snapshot: Snapshot, code: string) {
  const all = await gemeentenOfPc4(snapshot);
  const gemeentecode = all.find(({ pc4 }) => pc4 === code)?.gemeentecode ?? null;
  const inside = all.filter(one => one.gemeentecode === gemeentecode);
  return { gemeentecode, codes: inside.map(({ pc4 }) => pc4).sort() };
}
