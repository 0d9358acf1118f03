import { SnapshotFiles } from '@kavel/catalogue';
import { clearFictional } from './build/clear-fictional';
import { recordDatasets } from './build/record-datasets';
import { SnapshotBuilder } from './build/snapshot-builder';
import { mostBeside, together } from './build/together';
import { deriveDeals, repriceDeals } from './deals/derive-deals';
import { deriveTransactions } from './deals/derive-transactions';
import { generateMissingDeals, removeGenerated } from './deals/generate-deals';
import { relabelObjects } from './derive/derive-labels';
import type { FictionalData } from './fictional-data';
import { type ImportedFile, type ImportJob, loadImporters, readFiles } from './import-files';
import type { ImportKind } from './importer';
import { RejectLog } from './reject-log';
import { deriveScores } from './scores/derive-scores';

export type { ImportJob } from './import-files';

export interface ImportOptions {
  dataFolder: string;
  /** Imported together into one snapshot, all or none. */
  jobs: readonly ImportJob[];
  fictional?: boolean;
  /** Removes the existing fictional municipality first. */
  replaceFictional?: boolean;
  /** Deals of real objects and facts of fictional ones that no file has; absent in production. */
  fictionalData?: FictionalData;
  now?: () => Date;
  /** Called with one line of progress at a time. */
  report?: (line: string) => void;
}

export interface ImportOutcome {
  snapshot: string;
  files: ImportedFile[];
  rejected: number;
  /** Path of the rejected rows with their reasons; null when there are none. */
  rejectedPath: string | null;
  /** Number of real objects with a fictional sale. */
  generatedSales: number;
}

/** Imports files into the catalogue. On any failure the catalogue does not change. */
export async function runImport(options: ImportOptions): Promise<ImportOutcome> {
  const now = options.now ?? (() => new Date());
  // Importers are loaded while the snapshot is copied.
  const [builder] = await Promise.all([
    SnapshotBuilder.begin(new SnapshotFiles(options.dataFolder), now()),
    loadImporters(options.jobs),
  ]);
  const rejects = new RejectLog(builder.files.rejected(builder.id));
  try {
    const outcome = await build(builder, rejects, options, now());
    await rejects.close();
    await builder.publish(now());
    return outcome;
  } catch (error) {
    await rejects.close();
    await builder.discard();
    throw error;
  }
}

async function build(
  builder: SnapshotBuilder,
  rejects: RejectLog,
  options: ImportOptions,
  at: Date,
): Promise<ImportOutcome> {
  const report = options.report ?? (() => undefined);
  if (options.replaceFictional) await clearFictional(builder);
  const fictional = options.fictional ?? false;
  const files = await readFiles(builder, rejects, options.jobs, { fictional, report });
  report('Areas, types, labels and tiles are worked out');
  await deriveWhatFollows(builder, options);
  await recordDatasets(builder, files, fictional, at);
  const rejectedPath = rejects.count > 0 ? builder.files.rejected(builder.id) : null;
  const generatedSales = await builder.count('sale WHERE generated');
  return { snapshot: builder.id, files, rejected: rejects.count, rejectedPath, generatedSales };
}

const dealKinds: readonly ImportKind[] = ['transactions', 'rents'];
/** Kinds on which no other data depends. */
const leafKinds: readonly ImportKind[] = [
  ...dealKinds,
  'area-figures',
  'stops',
  'poi',
  'roofs',
  '3dbag',
  'climate',
  'energy-facts',
  'measures',
  'series',
  'roads',
];

/** Most registers affect all derived data; labels and deals affect only part of it. */
async function deriveWhatFollows(builder: SnapshotBuilder, options: ImportOptions): Promise<void> {
  const fictionalData = options.fictionalData ?? null;
  const kinds = options.jobs.map(({ kind }) => kind);
  const isAll =
    options.replaceFictional || kinds.some(kind => kind !== 'ep-online' && !leafKinds.includes(kind));
  if (isAll || !(await builder.isUpToDate())) {
    const { deriveAll } = await import('./derive/derive-all');
    return deriveAll(builder, fictionalData);
  }
  if (kinds.includes('ep-online')) await relabelObjects(builder);
  const isLarge = (await builder.count('verblijfsobject')) > mostBeside;
  if (isLarge) await builder.limitMemory('deals');
  const hasDeals = kinds.some(kind => dealKinds.includes(kind));
  await together(renewDeals(builder, fictionalData, hasDeals), builder.indexLabels());
  if (isLarge) await builder.limitMemory('index');
  await deriveScores(builder);
}

/** New deals are derived from the files; without any, generated ones follow the energielabels of their objects. */
async function renewDeals(
  builder: SnapshotBuilder,
  fictionalData: FictionalData | null,
  hasDeals: boolean,
): Promise<void> {
  if (hasDeals) {
    await generateMissingDeals(builder, 'verblijfsobject', fictionalData);
    await deriveDeals(builder, fictionalData);
  } else if (fictionalData) await repriceDeals(builder, fictionalData);
  else await removeGenerated(builder);
  await deriveTransactions(builder, fictionalData);
}
