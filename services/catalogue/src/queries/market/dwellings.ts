import { dwellingTypes, energyLabels } from '@kavel/contracts/lists';
import {
  countryCode,
  type MarketRankQuestion,
  type RankFigure,
  rankFigures,
  seriesLevelOf,
} from '@kavel/contracts/market';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';
import { objectsInSql, transactionsInSql } from './area-terms';
import { dwellingSalesSql } from './dwelling-deals';
import { gemeentenOf } from './provincies';

const isDwelling = `vtw_type IN (${dwellingTypes.map(type => `'${type}'`).join(', ')})`;
const labels = energyLabels.map(label => `'${label}'`).join(', ');
/** From 0 (G) upwards. */
const labelNumber = `CASE WHEN energielabel IS NOT NULL THEN ${energyLabels.length} - list_position([${labels}], energielabel) END`;

export interface LabelCount {
  /** Null for dwellings without one. */
  label: string | null;
  dwellings: number;
}

const labelsByBuurt = perSnapshot(snapshot =>
  snapshot.rows<LabelCount & { buurt: string | null; wijk: string | null; gemeente: string | null }>(
    `SELECT buurtcode AS buurt, any_value(wijkcode) AS wijk, any_value(gemeentecode) AS gemeente,
       energielabel AS label, count(*)::INTEGER AS dwellings
     FROM verblijfsobject WHERE ${isDwelling} GROUP BY buurtcode, energielabel`,
  ),
);

/** Dwellings of an area by energielabel. Counted once a snapshot for all buurten, which others are made of. */
export async function dwellingLabels(snapshot: Snapshot, code: string): Promise<LabelCount[]> {
  if (/^\d/.test(code))
    return snapshot.rows<LabelCount>(
      `SELECT energielabel AS label, count(*)::INTEGER AS dwellings FROM verblijfsobject
       WHERE ${isDwelling} AND postcode LIKE $prefix GROUP BY energielabel`,
      { prefix: `${code}%` },
    );
  const within = new Set<string | null>(
    seriesLevelOf(code) === 'provincie' ? await gemeentenOf(snapshot, code) : [code],
  );
  const counts = new Map<string | null, number>();
  for (const { buurt, wijk, gemeente, label, dwellings } of await labelsByBuurt(snapshot))
    if (code === countryCode || [buurt, wijk, gemeente].some(area => within.has(area)))
      counts.set(label, (counts.get(label) ?? 0) + dwellings);
  return [...counts].map(([label, dwellings]) => ({ label, dwellings }));
}

/** Medians of own objects that lie in an area, and on how many they rest; null where nothing is known. */
export interface OwnMiddles {
  inside: number;
  middles: Record<RankFigure, { n: number; median: number | null }>;
}

const ownSql: Readonly<Record<RankFigure, string>> = {
  value: 'own.value / nullif(oppervlakte, 0)',
  energielabel: labelNumber,
  bouwjaar: 'bouwjaar',
  oppervlakte: 'oppervlakte',
};

export async function ownMiddles(
  snapshot: Snapshot,
  { area, objects }: Pick<MarketRankQuestion, 'area' | 'objects'>,
): Promise<OwnMiddles> {
  const columns = rankFigures.map(
    column =>
      `count(${ownSql[column]})::INTEGER AS ${column}_n, median(${ownSql[column]})::DOUBLE AS ${column}_m`,
  );
  const row = await snapshot.row<Record<string, number | null>>(
    `SELECT count(*)::INTEGER AS inside, ${columns.join(', ')}
     FROM (SELECT unnest(from_json($objects::JSON, '[{"objectId":"VARCHAR","value":"DOUBLE"}]')) AS own)
       JOIN verblijfsobject o ON o.object_id = own."objectId"
     WHERE ${await objectsInSql(snapshot, area)}`,
    { objects: JSON.stringify(objects) },
  );
  const middleOf = (column: RankFigure) => ({
    n: row?.[`${column}_n`] ?? 0,
    median: row?.[`${column}_m`] ?? null,
  });
  return {
    inside: row?.inside ?? 0,
    middles: {
      value: middleOf('value'),
      energielabel: middleOf('energielabel'),
      bouwjaar: middleOf('bouwjaar'),
      oppervlakte: middleOf('oppervlakte'),
    },
  };
}

/** Values of an area, and which percent of them is below a given one; half of those that are equal count. */
export interface AreaRank {
  n: number;
  quartiles: [low: number, median: number, high: number] | null;
  percentile: number | null;
}

/** @param median of own objects */
export async function rankInArea(
  snapshot: Snapshot,
  column: RankFigure,
  median: number,
  { area, from, to }: Pick<MarketRankQuestion, 'area' | 'from' | 'to'>,
): Promise<AreaRank> {
  const values =
    column === 'value'
      ? `SELECT price_per_m2 AS v FROM transaction WHERE ${await dwellingSalesSql(snapshot)}
         AND "date" >= DATE '${from}-01' AND "date" < DATE '${to}-01' + INTERVAL 1 MONTH AND ${await transactionsInSql(snapshot, area)}`
      : `SELECT ${ownSql[column]} AS v FROM verblijfsobject WHERE ${isDwelling} AND ${await objectsInSql(snapshot, area)}`;
  const row = await snapshot.row<AreaRank>(
    `SELECT count(v)::INTEGER AS n, quantile_cont(v, [0.25, 0.5, 0.75])::DOUBLE[] AS quartiles,
       100 * (count(*) FILTER (v < $median) + 0.5 * count(*) FILTER (v = $median)) / nullif(count(v), 0) AS percentile
     FROM (${values})`,
    { median },
  );
  return row ?? { n: 0, quartiles: null, percentile: null };
}
