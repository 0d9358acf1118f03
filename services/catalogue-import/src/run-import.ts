import { SnapshotFiles } from '@kavel/catalogue';
import { clearFictional } from './build/clear-fictional';
import { recordDatasets } from './build/record-datasets';
import { SnapshotBuilder } from './build/snapshot-builder';
import { together } from './build/together';
import type { ColumnMapping } from './column-mapping';
import { deriveDeals, repriceDeals } from './deals/derive-deals';
import { deriveTransactions } from './deals/derive-transactions';
import { generateMissingDeals, removeGenerated } from './deals/generate-deals';
import { relabelObjects } from './derive/derive-labels';
import type { FictionalData } from './fictional-data';
import { ImportError } from './import-error';
import type { FileCount, ImportContext, Importer, ImportKind } from './importer';
import { RejectLog } from './reject-log';

/** Loaded lazily, with the dependencies of its file format. */
const importers: Record<ImportKind, () => Promise<Importer>> = {
  bag: async () => (await import('./bag/bag')).bagImporter,
  'ep-online': async () => (await import('./ep-online/ep-online')).epOnlineImporter,
  cbs: async () => (await import('./cbs/cbs')).cbsImporter,
  transactions: async () => (await import('./deals/deals')).transactionsImporter,
  rents: async () => (await import('./deals/deals')).rentsImporter,
  stations: async () => (await import('./surroundings/surroundings')).stationsImporter,
  topography: async () => (await import('./surroundings/surroundings')).topographyImporter,
  heights: async () => (await import('./surroundings/place-facts')).heightsImporter,
  coverage: async () => (await import('./surroundings/place-facts')).coverageImporter,
  zoning: async () => (await import('./surroundings/zoning')).zoningImporter,
  ramps: async () => (await import('./surroundings/place-facts')).rampsImporter,
  kvk: async () => (await import('./surroundings/place-facts')).kvkImporter,
  'area-figures': async () => (await import('./area-figures/area-figures')).areaFiguresImporter,
  schools: async () => (await import('./points-of-interest/schools')).schoolsImporter,
  stops: async () => (await import('./points-of-interest/stops')).stopsImporter,
  charging: async () => (await import('./points-of-interest/charging')).chargingImporter,
  poi: async () => (await import('./points-of-interest/tagged')).taggedImporter,
  roofs: async () => (await import('./roofs/roofs')).roofsImporter,
};

export interface ImportJob {
  kind: ImportKind;
  paths: readonly string[];
  /** Transactions and rents: maps columns of the files to fields. */
  mapping?: ColumnMapping | undefined;
  /** Of area figures: their year, where the files do not say it. */
  year?: number | undefined;
}

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
  files: (FileCount & { path: string; kind: ImportKind; rejected: number })[];
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
    ...options.jobs.map(({ kind }) => importers[kind]()),
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
  const files: ImportOutcome['files'] = [];
  if (options.replaceFictional) await clearFictional(builder);
  for (const job of options.jobs) {
    const importer = await importers[job.kind]();
    let path = '';
    let started = 0;
    const context: ImportContext = {
      builder,
      rejects,
      fictional: options.fictional ?? false,
      mapping: job.mapping,
      year: job.year,
      progress: read => report(progressLine(path, read, started)),
    };
    for (path of job.paths) {
      started = performance.now();
      const before = rejects.count;
      const counts = await importer.read(path, context);
      refuseUseless(path, counts, rejects);
      files.push({ ...counts, path, kind: job.kind, rejected: rejects.count - before });
      report(`${progressLine(path, counts.read, started)}: ${counts.accepted} ${counts.what}`);
    }
    await importer.merge(context, job.paths);
  }
  report('Areas, types, labels and tiles are worked out');
  await deriveWhatFollows(builder, options);
  await recordDatasets(builder, files, options.fictional ?? false, at);
  const rejectedPath = rejects.count > 0 ? builder.files.rejected(builder.id) : null;
  const generatedSales = await builder.count('sale WHERE generated');
  return { snapshot: builder.id, files, rejected: rejects.count, rejectedPath, generatedSales };
}

const dealKinds: readonly ImportKind[] = ['transactions', 'rents'];
/** Kinds on which no other data depends. */
const leafKinds: readonly ImportKind[] = [
  ...dealKinds,
  'area-figures',
  'schools',
  'stops',
  'charging',
  'poi',
  'roofs',
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
  const hasDeals = kinds.some(kind => dealKinds.includes(kind));
  await together(renewDeals(builder, fictionalData, hasDeals), builder.indexLabels());
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

function progressLine(path: string, read: number, started: number): string {
  const seconds = (performance.now() - started) / 1_000;
  return `${path}: ${read} read, ${Math.round(read / Math.max(seconds, 0.001))} rows/s`;
}

function refuseUseless(path: string, counts: FileCount, rejects: RejectLog): void {
  if (counts.accepted > 0) return;
  if (counts.read === 0) throw new ImportError(path, 'holds no rows');
  const first = rejects.firstOf(path);
  throw new ImportError(
    path,
    `none of its ${counts.read} rows can be used; the first, at ${first?.position}: ${first?.reason}`,
  );
}
