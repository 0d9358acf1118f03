import { writeFile } from 'node:fs/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { createTables, schemaVersion } from '../schema';
import type { SnapshotFiles } from '../snapshot-files';

export interface MadeSnapshot {
  id: string;
  /** Street of its only object, so that an answer identifies its snapshot. */
  street: string;
  /** Content of its `records`. */
  records?: Buffer;
  schema?: number;
}

/** Writes the files of a snapshot with one object, and makes it current in its data folder. */
export async function makeSnapshot(files: SnapshotFiles, made: MadeSnapshot): Promise<void> {
  const { id, street, records = Buffer.from('records'), schema = schemaVersion } = made;
  await files.makeFolder();
  const instance = await DuckDBInstance.create(files.snapshot(id));
  const connection = await instance.connect();
  for (const statement of createTables) await connection.run(statement);
  await connection.run(`INSERT INTO info VALUES ('${id}', TIMESTAMP '2026-11-23 10:00:00', ${schema})`);
  await connection.run(
    "INSERT INTO dataset VALUES ('Dorp', 'bag', 'dorp.gpkg', TIMESTAMP '2026-11-23 09:00:00', false, 1, 0)",
  );
  await connection.run(`INSERT INTO verblijfsobject (object_id, straat) VALUES ('1', '${street}')`);
  await connection.run('CHECKPOINT');
  connection.closeSync();
  instance.closeSync();
  await writeFile(files.part(id, 'locator'), 'locator');
  await writeFile(files.part(id, 'records'), records);
  await files.swapPointer({ snapshot: id, previous: (await files.readPointer())?.snapshot ?? null });
}
