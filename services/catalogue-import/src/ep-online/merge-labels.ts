import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Subject of a label: its verblijfsobject, else the address as written. */
const subject = `coalesce(object_id, concat_ws('|', postcode, huisnummer, huisletter, huisnummertoevoeging))`;

/** Of all labels of one subject, old and new, the newest registration is kept. */
export async function mergeLabels(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('energielabel');
  const all = '(SELECT * FROM energielabel UNION ALL SELECT * FROM staged_energielabel)';
  // Only subjects with several labels are ranked: ranking all of them takes twice as long as the rest.
  await builder.run(
    `CREATE TEMP TABLE labelled_twice AS SELECT ${subject} AS subject FROM ${all} GROUP BY subject HAVING count(*) > 1`,
  );
  const isTwice = `${subject} IN (SELECT subject FROM labelled_twice)`;
  await builder.replace(
    'energielabel',
    `SELECT * FROM (
       SELECT * FROM ${all} WHERE NOT ${isTwice}
       UNION ALL SELECT * FROM (SELECT * FROM ${all} WHERE ${isTwice})
       QUALIFY row_number() OVER (PARTITION BY ${subject}
         ORDER BY registered DESC NULLS LAST, valid_until DESC NULLS LAST, label) = 1)
     ORDER BY object_id, postcode, huisnummer, huisletter, huisnummertoevoeging`,
  );
  await builder.run('DROP TABLE labelled_twice');
  await builder.run('DROP TABLE staged_energielabel');
}
