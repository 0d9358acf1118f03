import type { EnergyLabel, VtwType } from '@kavel/contracts';
import { dealsOf, importCoverage } from '../../demo/deals';
import type { SnapshotBuilder } from '../snapshot-builder';
import { dateColumn } from './columns';
import { deriveDeals } from './derive';
import { RowWriter } from './row-writer';

/** Any fixed number: the same objects get the same sales at every import. */
const seed = 20_261_121;

type Subject = [
  objectId: string,
  vtwType: VtwType,
  oppervlakte: number,
  bouwjaar: number | null,
  energielabel: EnergyLabel | null,
  buurtcode: string | null,
  lon: number,
  lat: number,
];

/**
 * There are no open Dutch sale prices: real objects in use without a real sale get fictional sales and rents
 * of the demo's price model. Made anew each time, as label or area of an object may have changed. Returns the
 * number of objects with a generated sale.
 */
export async function generateMissingDeals(builder: SnapshotBuilder): Promise<number> {
  await builder.run('DELETE FROM sale WHERE generated');
  await builder.run('DELETE FROM rent WHERE generated');
  const sales = await RowWriter.open(builder.connection, 'sale');
  const rents = await RowWriter.open(builder.connection, 'rent');
  let generated = 0;
  for await (const row of builder.stream<Subject>(
    `SELECT object_id, vtw_type, oppervlakte, bouwjaar, energielabel, buurtcode, lon, lat FROM verblijfsobject
     WHERE NOT fictional AND oppervlakte IS NOT NULL AND status LIKE 'Verb%' AND status NOT LIKE '%gevormd%'
       AND object_id NOT IN (SELECT object_id FROM sale)`,
  )) {
    const [objectId, vtwType, oppervlakte, bouwjaar, energielabel, buurtcode, lon, lat] = row;
    const subject = { objectId, vtwType, oppervlakte, bouwjaar, energielabel, buurtcode, lon, lat };
    const { sale, rent } = dealsOf(subject, importCoverage, seed);
    if (sale) {
      generated += 1;
      sales.add([`g-${objectId}`, objectId, dateColumn(sale.date), sale.price, true, true, null, null, null]);
    }
    if (rent) rents.add([objectId, dateColumn(rent.date), rent.annualRent, true, true, null, null, null]);
  }
  sales.close();
  rents.close();
  await deriveDeals(builder);
  return generated;
}
