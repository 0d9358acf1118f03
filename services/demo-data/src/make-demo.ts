import { join } from 'node:path';
import { type ImportOutcome, runImport } from '@kavel/catalogue-import';
import { fictionalData } from './fictional-data';
import { buildTown } from './town/plan';
import { writeDemo } from './town/write-demo';

export const demoSeed = 20_261_121;

export interface DemoOptions {
  dataFolder: string;
  seed?: number;
  /** Builds only every n-th quarter: for tests. */
  everyNth?: number;
  now?: () => Date;
  report?: (line: string) => void;
}

/** Makes the fictional municipality Kavelstede, writes its files to `demo/` and imports them. */
export async function makeDemo(options: DemoOptions): Promise<ImportOutcome & { addresses: number }> {
  const { dataFolder, seed = demoSeed, everyNth = 1, now, report } = options;
  const today = now?.() ?? new Date();
  const town = buildTown({ seed, everyNth });
  const { files, addresses } = await writeDemo(town, join(dataFolder, 'demo'), seed, today);
  report?.(`Kavelstede (fictional) is drawn: ${addresses} addresses in ${town.buildings.length} panden`);
  const outcome = await runImport({
    dataFolder,
    fictional: true,
    replaceFictional: true,
    fictionalData,
    ...(now && { now }),
    ...(report && { report }),
    jobs: [
      { kind: 'bag', paths: [files.panden, files.verblijfsobjecten] },
      { kind: 'ep-online', paths: [files.energielabels] },
      { kind: 'cbs', paths: [files.wijken, files.buurten] },
      { kind: 'transactions', paths: [files.transactions] },
      { kind: 'rents', paths: [files.rents] },
      { kind: 'stations', paths: [files.stations] },
      { kind: 'topography', paths: [files.topography] },
      { kind: 'area-figures', paths: [files.wozValues, files.surroundings, files.proximity] },
      { kind: 'zoning', paths: [files.zoning] },
      { kind: 'brk', paths: [files.plots] },
      { kind: 'roofs', paths: [files.roofs] },
      { kind: '3dbag', paths: [files.roofs] },
      { kind: 'schools', paths: [files.schools] },
      { kind: 'stops', paths: [files.stops] },
      { kind: 'charging', paths: [files.charging] },
      { kind: 'poi', paths: [files.poi] },
      { kind: 'climate', paths: [files.climate] },
      { kind: 'energy-facts', paths: [files.energyFacts] },
      { kind: 'measures', paths: [files.measures] },
      { kind: 'series', paths: [files.series] },
      { kind: 'roads', paths: [files.roads] },
      { kind: 'timetable', paths: [files.timetable] },
    ],
  });
  return { ...outcome, addresses };
}
