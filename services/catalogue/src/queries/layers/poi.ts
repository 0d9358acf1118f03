import type { PoiKind } from '@kavel/contracts/layers';
import type { Box } from '../../geo/polygon';
import { hasColumn } from '../../has-column';
import type { Snapshot } from '../../snapshot';
import { boxValues } from '../tiles';

export interface PoiPoint {
  id: string;
  kind: PoiKind;
  /** Null for a use of the BAG, which has no name. */
  naam: string | null;
  detail: string | null;
  amount: number | null;
  x: number;
  y: number;
}

const hasPoi = hasColumn('poi', 'kind');
const inBox = 'x BETWEEN $xmin AND $xmax AND y BETWEEN $ymin AND $ymax';

/** Points of interest of files, with the stations. */
export async function poiInBox(snapshot: Snapshot, box: Box, kinds: readonly PoiKind[]): Promise<PoiPoint[]> {
  const list = kinds.map(kind => `'${kind}'`).join(', ');
  const found = (await hasPoi(snapshot))
    ? `SELECT poi_id AS id, kind, naam, detail, amount, x, y FROM poi WHERE ${inBox} AND list_contains([${list}], kind) UNION ALL`
    : '';
  return snapshot.rows<PoiPoint>(
    `${found} SELECT code AS id, 'station' AS kind, naam, NULL AS detail, NULL AS amount, x, y FROM station
     WHERE ${inBox} AND list_contains([${list}], 'station')`,
    boxValues(box),
  );
}

/** Kinds that registered uses stand for. */
const useKinds = { winkelfunctie: 'shop', gezondheidszorgfunctie: 'care', logiesfunctie: 'lodging' } as const;

/** Addresses with a use that people go to, in one stretch of the table. */
export function usesInTile(
  snapshot: Snapshot,
  { from, to }: Record<'from' | 'to', bigint>,
): Promise<PoiPoint[]> {
  const kind = Object.entries(useKinds)
    .map(([use, known]) => `WHEN list_contains(gebruiksdoelen, '${use}') THEN '${known}'`)
    .join(' ');
  const uses = Object.keys(useKinds).map(use => `'${use}'`);
  return snapshot.rows<PoiPoint>(
    `SELECT object_id AS id, CASE ${kind} END AS kind, NULL AS naam,
       straat || ' ' || huisnummer || coalesce(huisletter, '') AS detail, NULL AS amount, x, y
     FROM verblijfsobject WHERE morton BETWEEN $from::BIGINT AND $to::BIGINT
       AND list_has_any(gebruiksdoelen, [${uses.join(', ')}]::VARCHAR[])`,
    { from, to },
  );
}
