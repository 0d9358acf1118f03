import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { gemeenten2024 } from './gemeenten-2024';

const fictionalGemeente = { code: 'GM9999', naam: 'Kavelstede', provincie: 'PV24' };

/** Table of the municipalities of 2024 and the fictional one; abolished ones are not included. */
export async function listGemeenten2024(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    'CREATE OR REPLACE TEMP TABLE gemeente_2024 (code VARCHAR, naam VARCHAR, provincie VARCHAR)',
  );
  const writer = await RowWriter.open(builder.connection, 'gemeente_2024');
  for (const { code, naam, provincie } of [...gemeenten2024, fictionalGemeente])
    writer.add([code, naam, provincie]);
  writer.close();
}
