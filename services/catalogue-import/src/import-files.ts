import { collectGarbage } from './build/collect-garbage';
import type { SnapshotBuilder } from './build/snapshot-builder';
import type { ColumnMapping } from './column-mapping';
import { ImportError } from './import-error';
import type { FileCount, ImportContext, Importer, ImportKind } from './importer';
import { RejectLog } from './reject-log';

/** Loaded lazily, with the dependencies of its file format. */
const importers: Record<ImportKind, () => Promise<Importer>> = {
  bag: async () => (await import('./bag/bag')).bagImporter,
  brk: async () => (await import('./brk/brk')).brkImporter,
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
  '3dbag': async () => (await import('./buildings/buildings')).buildingsImporter,
  climate: async () => (await import('./sustainability/climate')).climateImporter,
  'energy-facts': async () => (await import('./sustainability/energy-facts')).energyFactsImporter,
  measures: async () => (await import('./sustainability/measures')).measuresImporter,
  series: async () => (await import('./series/series')).seriesImporter,
  roads: async () => (await import('./travel-time/roads')).roadsImporter,
  timetable: async () => (await import('./travel-time/timetable')).timetableImporter,
};

export interface ImportJob {
  kind: ImportKind;
  paths: readonly string[];
  /** Customers' own files: maps columns of the files to fields. */
  mapping?: ColumnMapping | undefined;
  /** Of area figures: their year, where the files do not say it. */
  year?: number | undefined;
}

/** A file that was read. */
export interface ImportedFile extends FileCount {
  path: string;
  kind: ImportKind;
  rejected: number;
}

export interface ReadOptions {
  fictional: boolean;
  /** Called with one line of progress at a time. */
  report: (line: string) => void;
}

/** Loads the code of the imports, so that they begin at once. */
export async function loadImporters(jobs: readonly ImportJob[]): Promise<void> {
  await Promise.all(jobs.map(({ kind }) => importers[kind]()));
}

/** Reads files into the tables of a snapshot, without the tables derived from them. */
export async function readFiles(
  builder: SnapshotBuilder,
  rejects: RejectLog,
  jobs: readonly ImportJob[],
  { fictional, report }: ReadOptions,
): Promise<ImportedFile[]> {
  const files: ImportedFile[] = [];
  for (const job of jobs) {
    const importer = await importers[job.kind]();
    let path = '';
    let started = 0;
    const context: ImportContext = {
      builder,
      rejects,
      fictional,
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
    collectGarbage();
    await importer.merge(context, job.paths);
  }
  return files;
}

/** Reads generated files into a snapshot being built. Throws an ImportError for a row that is rejected. */
export async function readGeneratedFiles(
  builder: SnapshotBuilder,
  jobs: readonly ImportJob[],
): Promise<ImportedFile[]> {
  const rejects = new RejectLog(builder.files.rejected(builder.id));
  try {
    const files = await readFiles(builder, rejects, jobs, { fictional: true, report: () => undefined });
    const wrong = files.find(({ rejected }) => rejected > 0);
    if (wrong) throw new ImportError(wrong.path, rejects.firstOf(wrong.path)?.reason ?? 'has rejected rows');
    return files;
  } finally {
    await rejects.close();
  }
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
