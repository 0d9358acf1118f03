import type { PackedKinds } from '../build/packed-rows';
import { unpackedSql } from '../build/packed-sql';
import { dropPacked, makePacked } from '../build/packed-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Labels as they are read, in the order of the table's columns. */
export const packedLabels = {
  name: 'energielabel',
  kinds: {
    object_id: 'id',
    postcode: 'postcode',
    huisnummer: 'integer',
    huisletter: 'text',
    huisnummertoevoeging: 'text',
    label: 'text',
    registered: 'day',
    valid_until: 'day',
    fictional: 'flag',
  } satisfies PackedKinds,
};

/** What a label belongs to: its verblijfsobject, else the address as written. */
const subject = `coalesce(object_id, concat_ws('|', postcode, huisnummer, huisletter, huisnummertoevoeging))`;

/** Of all labels of one subject, old and new, the newest registration stays. */
export async function mergeLabels(builder: SnapshotBuilder): Promise<void> {
  await makePacked(builder, packedLabels.name, packedLabels.kinds);
  await builder.replace(
    'energielabel',
    `SELECT * FROM (SELECT * FROM energielabel UNION ALL ${unpackedSql(packedLabels.name, packedLabels.kinds)})
     QUALIFY row_number() OVER (PARTITION BY ${subject}
       ORDER BY registered DESC NULLS LAST, valid_until DESC NULLS LAST, label) = 1
     ORDER BY object_id, postcode, huisnummer, huisletter, huisnummertoevoeging`,
  );
  await dropPacked(builder, packedLabels.name);
}
