import { basename } from 'node:path';
import { blobValue } from '@duckdb/node-api';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { ImportContext } from '../importer';

/** Rows of a megabyte: DuckDB keeps those being written in memory. */
const pieceBytes = 1 << 20;

export type NetworkKind = 'roads' | 'timetable';

/** Stages the arrays of a file. */
export async function stageNetwork(
  kind: NetworkKind,
  path: string,
  arrays: Readonly<Record<string, Uint8Array>>,
  { builder, fictional }: ImportContext,
): Promise<void> {
  for (const [part, bytes] of Object.entries(arrays)) {
    const writer = await builder.stage('travel_network');
    for (let at = 0, piece = 0; at < bytes.length || piece === 0; at += pieceBytes, piece++)
      writer.add([
        kind,
        basename(path),
        fictional,
        part,
        piece,
        blobValue(bytes.subarray(at, at + pieceBytes)),
      ]);
    writer.close();
  }
}

/** A file that is imported again replaces what it brought before. */
export async function mergeNetwork(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('travel_network');
  await builder.run(
    `DELETE FROM travel_network WHERE (kind, source, fictional) IN
       (SELECT (kind, source, fictional) FROM staged_travel_network)`,
  );
  await builder.run('INSERT INTO travel_network SELECT * FROM staged_travel_network');
  await builder.run('DROP TABLE staged_travel_network');
}
