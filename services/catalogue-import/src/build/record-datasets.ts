import { basename } from 'node:path';
import type { SnapshotBuilder } from './snapshot-builder';

interface ImportedFile {
  kind: string;
  path: string;
  accepted: number;
  rejected: number;
}

/** Records the source of the data; a file that is imported again replaces its earlier record. */
export async function recordDatasets(
  builder: SnapshotBuilder,
  files: readonly ImportedFile[],
  fictional: boolean,
  at: Date,
): Promise<void> {
  for (const { kind, path, accepted, rejected } of files) {
    const source = basename(path);
    await builder.run('DELETE FROM dataset WHERE kind = $kind AND source = $source', { kind, source });
    await builder.run(
      'INSERT INTO dataset VALUES ($name, $kind, $source, $at::TIMESTAMP, $fictional, $accepted, $rejected)',
      {
        name: source.split('.')[0] ?? source,
        kind,
        source,
        at: at.toISOString(),
        fictional,
        accepted,
        rejected,
      },
    );
  }
}
