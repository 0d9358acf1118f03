import { basename } from 'node:path';
import type { SnapshotBuilder } from './snapshot-builder';

interface ImportedFile {
  kind: string;
  path: string;
  accepted: number;
  rejected: number;
}

/** Their tables do not tell fictional rows apart: a file replaces all rows of a file with its name. */
const replacedByName: readonly string[] = ['coverage', 'zoning', 'ramps', 'kvk'];

/**
 * Records the source of the data. A file that is imported again replaces its earlier record. A real file does not
 * replace the record of a fictional one with its name, as the rows of that one stay.
 */
export async function recordDatasets(
  builder: SnapshotBuilder,
  files: readonly ImportedFile[],
  fictional: boolean,
  at: Date,
): Promise<void> {
  for (const { kind, path, accepted, rejected } of files) {
    const source = basename(path);
    const replaced = 'DELETE FROM dataset WHERE kind = $kind AND source = $source';
    if (replacedByName.includes(kind)) await builder.run(replaced, { kind, source });
    else await builder.run(`${replaced} AND fictional = $fictional`, { kind, source, fictional });
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
