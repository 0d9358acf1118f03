import { allOf } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/**
 * Fills the temporary table `plot_of`: for each object on a plot its share of the m² that are not built on. Those are
 * the registered area without the panden of the objects on it; a pand whose objects lie on several plots counts on each
 * for its share of objects. Unknown where a footprint is.
 */
export async function sharePlots(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE plot_of AS
     WITH placed AS (
       SELECT o.object_id, o.pand_id, p.perceel FROM plot_at p
       JOIN ${allOf('verblijfsobject', 'object_id', 'pand_id')} o ON o.object_id = p.object_id),
     whole AS (
       SELECT pand_id, count(*) AS objects FROM ${allOf('verblijfsobject', 'pand_id')}
       WHERE pand_id IN (SELECT pand_id FROM placed) GROUP BY pand_id),
     pand_size AS (
       SELECT p.identificatie AS pand_id, any_value(coalesce(f.footprint, p.footprint)) AS footprint
       FROM ${allOf('pand', 'identificatie', 'footprint')} p LEFT JOIN pand_fact f ON f.pand_id = p.identificatie
       WHERE p.identificatie IN (SELECT pand_id FROM placed) GROUP BY ALL),
     standing AS (SELECT perceel, pand_id, count(*) AS objects FROM placed GROUP BY ALL),
     built AS (
       SELECT s.perceel, sum(s.objects) AS objects,
         CASE WHEN count(*) = count(footprint) THEN sum(footprint * s.objects / whole.objects) END AS built
       FROM standing s JOIN whole USING (pand_id) LEFT JOIN pand_size USING (pand_id) GROUP BY s.perceel),
     plot AS (SELECT perceel_id, max(area) AS area FROM perceel GROUP BY perceel_id)
     SELECT object_id, round(greatest(0, plot.area - built.built) / built.objects) AS plot_free
     FROM placed JOIN built USING (perceel) JOIN plot ON plot.perceel_id = placed.perceel
     WHERE built.built IS NOT NULL`,
  );
  await builder.run('DROP TABLE plot_at');
}
