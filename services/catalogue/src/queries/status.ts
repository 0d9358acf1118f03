import type { CatalogueStatus } from '@kavel/contracts';
import { toLonLat } from '../geo/mercator';
import type { Box } from '../geo/polygon';
import { perSnapshot } from '../per-snapshot';
import type { Snapshot } from '../snapshot';

/** Default bounds without data: the Netherlands. */
const netherlands: CatalogueStatus['bounds'] = [3.3, 50.75, 7.25, 53.7];

interface DatasetRow extends Box {
  name: string;
  objects: number;
  fictional: boolean;
  focusX: number;
  focusY: number;
}

/** Size of a cell in grid cells, about 380 m. */
const focusCell = 2 ** 15;

/** Contents of the snapshot, by dataset. */
export const catalogueStatus = perSnapshot(async (snapshot): Promise<CatalogueStatus> => {
  const totals = await snapshot.row<
    Omit<CatalogueStatus, 'bounds' | 'datasets' | 'createdAt'> & { createdAt: Date }
  >(
    `SELECT id AS snapshot, created_at AS "createdAt",
       (SELECT count(*)::INTEGER FROM verblijfsobject) AS objects,
       (SELECT count(*)::INTEGER FROM pand) AS panden,
       (SELECT count(*)::INTEGER FROM sale) AS transactions,
       (SELECT count(*)::INTEGER FROM buurt) AS buurten
     FROM info`,
  );
  if (!totals) throw new Error(`Snapshot ${snapshot.id} has no info row`);
  const rows = await datasets(snapshot);
  return {
    ...totals,
    createdAt: totals.createdAt.toISOString(),
    bounds: rows.length > 0 ? toBounds(around(rows)) : netherlands,
    datasets: rows.map(({ name, objects, fictional, focusX, focusY, ...box }) => {
      const focus = toLonLat({ x: focusX, y: focusY });
      return { name, objects, fictional, bounds: toBounds(box), focus: [focus.lon, focus.lat] };
    }),
  };
});

/**
 * Focus of a dataset: of the cells with at least the average number of objects, the one nearest to the centre. The
 * fullest cell would be a tower block.
 */
function datasets(snapshot: Snapshot): Promise<DatasetRow[]> {
  return snapshot.rows<DatasetRow>(
    `WITH total AS (
       SELECT dataset AS name, sum(n)::INTEGER AS objects, bool_and(fictional) AS fictional,
         min(xmin)::INTEGER AS xmin, min(ymin)::INTEGER AS ymin, max(xmax)::INTEGER AS xmax, max(ymax)::INTEGER AS ymax
       FROM (
         SELECT dataset, 1 AS n, fictional, x AS xmin, y AS ymin, x AS xmax, y AS ymax FROM verblijfsobject
         UNION ALL SELECT dataset, 0, fictional, xmin, ymin, xmax, ymax FROM pand)
       GROUP BY name),
     cell AS (
       SELECT dataset AS name, count(*) AS n, avg(x) AS x, avg(y) AS y FROM verblijfsobject
       WHERE x IS NOT NULL GROUP BY name, x // ${focusCell}, y // ${focusCell}),
     built_up AS (
       SELECT * FROM cell QUALIFY n >= avg(n) OVER (PARTITION BY name)),
     focus AS (
       SELECT name, arg_min(struct_pack(x, y), pow(x - xmin / 2 - xmax / 2, 2) + pow(y - ymin / 2 - ymax / 2, 2)) AS spot
       FROM built_up JOIN total USING (name) GROUP BY name)
     SELECT total.*,
       coalesce(spot.x, xmin / 2 + xmax / 2) AS "focusX", coalesce(spot.y, ymin / 2 + ymax / 2) AS "focusY"
     FROM total LEFT JOIN focus USING (name) ORDER BY fictional, objects DESC, name`,
  );
}

function around(boxes: readonly Box[]): Box {
  return {
    xmin: Math.min(...boxes.map(({ xmin }) => xmin)),
    ymin: Math.min(...boxes.map(({ ymin }) => ymin)),
    xmax: Math.max(...boxes.map(({ xmax }) => xmax)),
    ymax: Math.max(...boxes.map(({ ymax }) => ymax)),
  };
}

function toBounds({ xmin, ymin, xmax, ymax }: Box): CatalogueStatus['bounds'] {
  const northWest = toLonLat({ x: xmin, y: ymin });
  const southEast = toLonLat({ x: xmax, y: ymax });
  return [northWest.lon, southEast.lat, southEast.lon, northWest.lat];
}

export interface ImportedFile {
  kind: string;
  source: string;
  importedAt: Date;
  fictional: boolean;
  accepted: number;
  rejected: number;
}

/** Imported files, the last one first. */
export function importedFiles(snapshot: Snapshot): Promise<ImportedFile[]> {
  return snapshot.rows<ImportedFile>(
    `SELECT kind, source, imported_at AS "importedAt", fictional, accepted, rejected FROM dataset
     ORDER BY imported_at DESC, kind, source`,
  );
}
