import type { CatalogueStatus } from '@kavel/contracts';
import { toLonLat } from '../../geo/mercator';
import type { Box } from '../../geo/polygon';
import { perSnapshot } from '../per-snapshot';
import type { Snapshot } from '../snapshot';

/** Bounds where nothing is placed yet: the Netherlands. */
const netherlands: CatalogueStatus['bounds'] = [3.3, 50.75, 7.25, 53.7];

interface DatasetRow extends Box {
  name: string;
  objects: number;
  fictional: boolean;
}

/** What the snapshot holds, with the datasets that are in it. */
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
    datasets: rows.map(({ name, objects, fictional, ...box }) => ({
      name,
      objects,
      fictional,
      bounds: toBounds(box),
    })),
  };
});

function datasets(snapshot: Snapshot): Promise<DatasetRow[]> {
  return snapshot.rows<DatasetRow>(
    `SELECT dataset AS name, sum(n)::INTEGER AS objects, bool_and(fictional) AS fictional,
       min(xmin)::INTEGER AS xmin, min(ymin)::INTEGER AS ymin, max(xmax)::INTEGER AS xmax, max(ymax)::INTEGER AS ymax
     FROM (
       SELECT dataset, 1 AS n, fictional, x AS xmin, y AS ymin, x AS xmax, y AS ymax FROM verblijfsobject
       UNION ALL SELECT dataset, 0, fictional, xmin, ymin, xmax, ymax FROM pand)
     GROUP BY dataset ORDER BY fictional, objects DESC, name`,
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

/** Which files went in, the last one first. */
export function importedFiles(snapshot: Snapshot): Promise<ImportedFile[]> {
  return snapshot.rows<ImportedFile>(
    `SELECT kind, source, imported_at AS "importedAt", fictional, accepted, rejected FROM dataset
     ORDER BY imported_at DESC, kind, source`,
  );
}
