import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotFiles } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import fc from 'fast-check';
import { unpackedSql } from '../build/packed-sql';
import { SnapshotBuilder } from '../build/snapshot-builder';
import type { RejectedRow } from '../reject-log';
import { RejectLog } from '../reject-log';
import { epOnlineImporter } from './ep-online';
import { packedLabels } from './merge-labels';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let builder: SnapshotBuilder;
beforeEach(async () => {
  folder = await temporaryFolder();
  builder = await SnapshotBuilder.begin(new SnapshotFiles(folder.path), new Date());
});
afterEach(async () => {
  await builder.discard();
  await folder.remove();
});

const row = fc.tuple(
  fc.constantFrom('A', 'A++', 'G', ' B ', 'H', '', ' '),
  fc.constantFrom('0363010000000001', '363010000000001', ' 0363010000000002', '9999999999999999', 'x', ''),
  fc.constantFrom('1013AA', '1013 ab', '0013AA', '1013A1', ''),
  fc.constantFrom('1', '0012', '-3', '7,0', '7a', '1234567890', ''),
  fc.constantFrom('a', 'B', ' c', ''),
  fc.constantFrom('hs', ' 2 ', 'é', ''),
  fc.constantFrom('20251031', '2025-10-31', '31-10-2025', '20250231', 'morgen', ''),
  fc.constantFrom('20351031', ''),
);
const header =
  'Pand_energieklasse;Pand_bagverblijfsobjectid;Pand_postcode;Pand_huisnummer;Pand_huisletter;' +
  'Pand_huisnummertoevoeging;Pand_opnamedatum;Meting_geldig_tot';

/** What came in of a file, and what did not. */
async function read(lines: readonly string[], lineBreak: string): Promise<unknown> {
  const path = join(folder.path, 'labels.csv');
  await writeFile(path, lines.join(lineBreak) + lineBreak);
  const rejected: RejectedRow[] = [];
  const rejects = Object.assign(new RejectLog(''), { add: (row: RejectedRow) => rejected.push(row) });
  await builder.run('DROP TABLE IF EXISTS draft.energielabel');
  const context = { builder, rejects, fictional: false, progress: () => undefined };
  const count = await epOnlineImporter.read(path, context);
  const accepted = await builder.rows(
    `${unpackedSql(packedLabels.name, packedLabels.kinds)} ORDER BY p.rowid`,
  );
  return { count, accepted, rejected };
}

test('labels from their bytes are those of lines that are taken apart, and so are those rejected', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 40 }),
      fc.constantFrom('\n', '\r\n'),
      async (rows, lineBreak) => {
        const lines = rows.map(cells => cells.join(';'));
        // With quotes in it a line is more than its bytes.
        const quoted = header.replace('Pand_postcode', '"Pand_postcode"');
        expect(await read([header, ...lines], lineBreak)).toEqual(await read([quoted, ...lines], lineBreak));
      },
    ),
    { numRuns: 15 },
  );
});
