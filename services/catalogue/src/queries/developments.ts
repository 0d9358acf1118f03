import { type Development, type DevelopmentPipeline, developmentLimit } from '@kavel/contracts/developments';
import { toLonLat } from '../geo/mercator';
import type { Snapshot } from '../snapshot';

/**
 * Statuses of the BAG as ours; a pand that is in use is new by its building year. The sum of two grid coordinates is
 * more than an INTEGER holds.
 */
const newPanden = `
  SELECT identificatie AS id, bouwjaar AS year,
    CASE WHEN status ILIKE 'bouwvergunning verleend' THEN 'permit' WHEN status ILIKE 'bouw gestart' THEN 'started'
      ELSE 'completed' END AS status,
    xmin + (xmax - xmin) // 2 AS x, ymin + (ymax - ymin) // 2 AS y, fictional
  FROM pand
  WHERE status ILIKE 'bouwvergunning verleend' OR status ILIKE 'bouw gestart'
    OR (bouwjaar >= $first AND status ILIKE 'pand in gebruik%')`;

const counted = `
  SELECT p.id, p.year, p.status, p.x, p.y, p.fictional, count(o.object_id)::INTEGER AS objects,
    count(o.object_id) FILTER (list_contains(o.gebruiksdoelen, 'woonfunctie'))::INTEGER AS dwellings,
    coalesce(any_value(o.gemeentenaam), '') AS gemeente, coalesce(any_value(o.buurtnaam), '') AS buurt
  FROM (${newPanden}) p LEFT JOIN verblijfsobject o ON o.pand_id = p.id
  GROUP BY ALL`;

/** Counts of all new buildings by year and status. */
export function developmentCounts(snapshot: Snapshot, from: number): Promise<DevelopmentPipeline['counts']> {
  return snapshot.rows<DevelopmentPipeline['counts'][number]>(
    `SELECT year, status, count(*)::INTEGER AS buildings, sum(dwellings)::INTEGER AS dwellings
     FROM (${counted}) GROUP BY year, status ORDER BY year NULLS LAST, status`,
    { first: from },
  );
}

/** New buildings, those with most dwellings first. */
export async function developments(snapshot: Snapshot, from: number): Promise<Development[]> {
  const rows = await snapshot.rows<Omit<Development, 'lon' | 'lat'> & { x: number; y: number }>(
    `${counted} ORDER BY dwellings DESC, objects DESC, id LIMIT ${developmentLimit}`,
    { first: from },
  );
  return rows.map(({ x, y, ...row }) => ({ ...row, ...toLonLat({ x, y }) }));
}
