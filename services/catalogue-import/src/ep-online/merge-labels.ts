import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Subject of a label: its verblijfsobject, else the address as written. */
const subject = `coalesce(object_id, concat_ws('|', postcode, huisnummer, huisletter, huisnummertoevoeging))`;

/** Of all labels of one subject, old and new, the newest registration is kept. */
export async function mergeLabels(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('energielabel');
  await builder.replace(
    'energielabel',
    `SELECT * FROM (SELECT * FROM energielabel UNION ALL SELECT * FROM staged_energielabel)
     QUALIFY row_number() OVER (PARTITION BY ${subject}
       ORDER BY registered DESC NULLS LAST, valid_until DESC NULLS LAST, label) = 1
     ORDER BY object_id, postcode, huisnummer, huisletter, huisnummertoevoeging`,
  );
  await builder.run('DROP TABLE staged_energielabel');
}
