import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotFiles } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { SnapshotBuilder } from '../build/snapshot-builder';
import { RejectLog } from '../reject-log';
import { epOnlineImporter } from './ep-online';

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

const header =
  'Pand_energieklasse;Pand_bagverblijfsobjectid;Pand_postcode;Pand_huisnummer;Pand_huisletter;' +
  'Pand_huisnummertoevoeging;Pand_opnamedatum;Meting_geldig_tot';

/** Accepted and rejected rows of a file. */
async function read(lines: readonly string[]): Promise<{ accepted: unknown[]; rejected: string[] }> {
  const path = join(folder.path, 'labels.csv');
  await writeFile(path, [header, ...lines, ''].join('\r\n'));
  const rejectedPath = join(folder.path, 'rejected.csv');
  const rejects = new RejectLog(rejectedPath);
  await epOnlineImporter.read(path, { builder, rejects, fictional: false, progress: () => undefined });
  await rejects.close();
  const rejected = rejects.count > 0 ? (await readFile(rejectedPath, 'utf8')).trim().split('\r\n') : [];
  return {
    accepted: await builder.rows(
      `SELECT object_id, postcode, huisnummer, huisletter, huisnummertoevoeging AS addition, label,
         registered::VARCHAR AS registered, valid_until::VARCHAR AS valid_until
       FROM staged_energielabel ORDER BY rowid`,
    ),
    rejected: rejected.slice(1).map(line => line.slice(path.length + 1)),
  };
}

test('values are parsed in any notation of the registers', async () => {
  const { accepted, rejected } = await read([
    'A++;0363010000000001;1013 ab;12;b; hs ;31-10-2025;20351031',
    ' B ;363010000000002;;0012;;;2025-10-31;',
    'G;;1013AA;7,0;"c";é\u001f;20250231;morgen',
  ]);
  expect(accepted).toEqual([
    {
      object_id: '0363010000000001',
      postcode: '1013AB',
      huisnummer: 12,
      huisletter: 'B',
      addition: 'hs',
      label: 'A++',
      registered: '2025-10-31',
      valid_until: '2035-10-31',
    },
    {
      object_id: '0363010000000002',
      postcode: null,
      huisnummer: 12,
      huisletter: null,
      addition: null,
      label: 'B',
      registered: '2025-10-31',
      valid_until: null,
    },
    {
      object_id: null,
      postcode: '1013AA',
      huisnummer: 7,
      huisletter: 'C',
      addition: 'é',
      label: 'G',
      registered: null,
      valid_until: null,
    },
  ]);
  expect(rejected).toEqual([]);
});

test('rows without an energielabel or a subject are rejected with their line', async () => {
  const { accepted, rejected } = await read([
    'H;0363010000000001;1013AA;1;;;;',
    ';0363010000000001;1013AA;1;;;;',
    'A;x;0013AA;1;;;;',
    'A;;1013AA;7a;;;;',
    'A;0363010000000001',
    'A;0363010000000001;;;;;;',
  ]);
  expect(accepted).toMatchObject([{ object_id: '0363010000000001' }]);
  expect(rejected).toEqual([
    '2,0363010000000001,"unknown energy label ""H"""',
    '3,0363010000000001,"unknown energy label """""',
    '4,x,has neither a verblijfsobject id nor a postcode with house number',
    '5,,has neither a verblijfsobject id nor a postcode with house number',
    '6,,has 2 columns where the header has 8',
  ]);
});
