import type { SnapshotBuilder } from '../snapshot-builder';

/** Sales that were staged replace those with the same id. */
export async function mergeSales(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('sale');
  await builder.run('DELETE FROM sale WHERE sale_id IN (SELECT sale_id FROM staged_sale)');
  await builder.run(
    `INSERT INTO sale SELECT * FROM staged_sale
     WHERE rowid IN (SELECT max(rowid) FROM staged_sale GROUP BY sale_id)`,
  );
  await builder.run('DROP TABLE staged_sale');
}

/** An object has one rent a day: the last one read. */
export async function mergeRents(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('rent');
  await builder.run(
    'DELETE FROM rent WHERE (object_id, date) IN (SELECT (object_id, date) FROM staged_rent)',
  );
  await builder.run(
    `INSERT INTO rent SELECT * FROM staged_rent
     WHERE rowid IN (SELECT max(rowid) FROM staged_rent GROUP BY object_id, date)`,
  );
  await builder.run('DROP TABLE staged_rent');
}
