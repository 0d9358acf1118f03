import { densityZooms } from '@kavel/catalogue';
import { gridBits } from '@kavel/catalogue/geo';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Objects are counted once, by the smallest cells; cells of other zooms are sums of these. */
export async function deriveDensity(builder: SnapshotBuilder): Promise<void> {
  const { from, to, cellBits } = densityZooms;
  const shift = gridBits - to - cellBits;
  await builder.replace(
    'density',
    `WITH smallest AS (
       SELECT x >> ${shift} AS cell_x, y >> ${shift} AS cell_y, count(*) AS objects, sum(x) AS x, sum(y) AS y,
         min(rowid) AS first_row
       FROM verblijfsobject GROUP BY ALL)
     SELECT z::INTEGER AS z, (s.cell_x >> (${to} - z))::INTEGER AS cell_x, (s.cell_y >> (${to} - z))::INTEGER AS cell_y,
       sum(s.objects)::INTEGER AS objects, (sum(s.x) / sum(s.objects))::INTEGER AS x,
       (sum(s.y) / sum(s.objects))::INTEGER AS y, min(s.first_row)::INTEGER AS first_row
     FROM smallest s, range(${from}, ${to} + 1) zooms(z)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
}
