import { SnapshotFiles } from '@kavel/catalogue';
import { SnapshotBuilder } from './build/snapshot-builder';
import { type ImportedFile, loadImporters, readFiles } from './import-files';
import { type RejectedRow, RejectLog } from './reject-log';
import type { ImportOptions } from './run-import';

/** A file as an import would read it. */
export interface PreviewedFile extends ImportedFile {
  /** The first row that would be rejected. */
  firstRejected: RejectedRow | undefined;
}

/** Reads files as `runImport` does, says what would come in, and changes nothing. Throws an ImportError as that does. */
export async function previewImport({
  dataFolder,
  jobs,
  now = () => new Date(),
  report = () => undefined,
}: Pick<ImportOptions, 'dataFolder' | 'jobs' | 'now' | 'report'>): Promise<PreviewedFile[]> {
  const [builder] = await Promise.all([
    SnapshotBuilder.begin(new SnapshotFiles(dataFolder), now()),
    loadImporters(jobs),
  ]);
  const rejects = new RejectLog(builder.files.rejected(builder.id));
  try {
    const files = await readFiles(builder, rejects, jobs, { fictional: false, report });
    return files.map(file => ({ ...file, firstRejected: rejects.firstOf(file.path) }));
  } finally {
    await rejects.close();
    await builder.discard();
  }
}
