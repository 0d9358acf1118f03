import { readScoreAreas } from '@kavel/catalogue';
import {
  type ClimateValues,
  pointsOf,
  propertyScoreMetrics,
  scaleFor,
  sustainabilityMetrics,
} from '@kavel/engine';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { codeSql, indexLevels, leastObjects } from './area-codes';
import { AreaTally } from './area-tally';
import { byArea } from './by-area';
import { greenIn, readCells } from './cells';
import { tallyProfiles } from './index-profiles';
import { pointsOn } from './object-metrics';
import type { IndexProfile } from './profiles';
import { areaRow, objectsIn, type Weighted } from './weighted';

/**
 * Recomputes the sustainability index of areas and of the country over all of their objects, as `area_score` for the
 * property score. Stranding is not in it: pathways are of an organisation.
 */
export async function deriveAreaIndex(
  builder: SnapshotBuilder,
  climates: readonly ClimateValues[],
): Promise<void> {
  await builder.run('DELETE FROM area_index');
  const tally = new AreaTally();
  const profiles = await tallyProfiles(builder, climates, tally);
  const writer = await RowWriter.open(builder.connection, 'area_index');
  const pointed = profiles.map(withPoints);
  for (const { level, code, counts } of tally.all())
    for (const [metric, values] of byMetric(counts, pointed))
      writer.add([level, code, metric, ...areaRow(values, stepped.has(metric))]);
  const areas = await readScoreAreas(sql => builder.rows(sql));
  const cells = await readCells(builder);
  for (const level of indexLevels)
    for (const [code, values] of byArea(cells, level, cell => greenIn(cell, areas)))
      writer.add([level, code, 'green', ...areaRow(values)]);
  writer.close();
  await scoreMobility(builder);
}

/** Metrics of classes: their percentiles are values that occur. */
const stepped = new Set(sustainabilityMetrics.flatMap(({ key, steps }) => (steps ? [key] : [])));

type Pointed = ReadonlyMap<string, Omit<Weighted, 'objects'>>;

function withPoints({ use, values }: IndexProfile): Pointed {
  const known = new Map(values.map(({ key, value }) => [key, value]));
  return new Map(
    sustainabilityMetrics.flatMap(metric => {
      const value = known.get(metric.key) ?? null;
      if (value === null) return [];
      const points = pointsOf(metric.steps, scaleFor(use, metric), value);
      return [[metric.key, { value, points }] as const];
    }),
  );
}

/** Values of an area by metric; those of fewer than ten objects are left out. */
function byMetric(
  counts: ReadonlyMap<number, number>,
  profiles: readonly Pointed[],
): Map<string, Weighted[]> {
  const found = new Map<string, Map<string, Weighted>>();
  for (const [profile, objects] of counts)
    for (const [metric, { value, points }] of profiles[profile] ?? []) {
      const values = found.get(metric) ?? new Map<string, Weighted>();
      found.set(metric, values);
      const key = `${value} ${points}`;
      values.set(key, { value, points, objects: objects + (values.get(key)?.objects ?? 0) });
    }
  const lists = [...found].map(([metric, values]): [string, Weighted[]] => [metric, [...values.values()]]);
  return new Map(lists.filter(([, values]) => objectsIn(values) >= leastObjects));
}

/** Metres and numbers of objects differ one by one: their points go through SQL, in hundredths to sort them fast. */
async function scoreMobility(builder: SnapshotBuilder): Promise<void> {
  const station = pointsOn(scaleOf('station-distance'), 'trainstation_distance / 1000');
  const near = `CASE WHEN trainstation_distance <= 50000 THEN ${station} END`;
  const departing = pointsOn(scaleOf('pt-frequency'), 'departures');
  const charging = pointsOn(scaleOf('charging'), 'charging_points');
  const points = 'list_avg(list_filter([station, departing, charging], lambda known: known IS NOT NULL))';
  const columns = 'buurtcode, wijkcode, gemeentecode, postcode';
  for (const level of indexLevels) {
    await builder.run(
      `INSERT INTO area_index
       SELECT '${level}', code, 'mobility', n, mean, q[1] / 100, q[2] / 100, q[3] / 100
       FROM (SELECT ${codeSql(level)} AS code, count(*)::INTEGER AS n, avg(points) AS mean,
           quantile_cont(round(100 * points)::INTEGER, [0.1, 0.5, 0.9]) AS q
         FROM (SELECT ${columns}, ${points} AS points
           FROM (SELECT ${columns}, ${near} AS station, ${departing} AS departing, ${charging} AS charging
             FROM verblijfsobject))
         WHERE points IS NOT NULL
         GROUP BY code HAVING count(*) >= ${leastObjects})
       WHERE code IS NOT NULL`,
    );
  }
}

function scaleOf(key: string): { worst: number; best: number } {
  const metric = propertyScoreMetrics.find(one => one.key === key);
  if (!metric) throw new Error(`There is no metric ${key}`);
  return metric;
}
