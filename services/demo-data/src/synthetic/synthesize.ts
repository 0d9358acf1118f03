import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotFiles } from '@kavel/catalogue';
import { Snapshot } from '@kavel/catalogue';
import {
  deriveDensity,
  deriveGemeenten,
  deriveScores,
  deriveStreets,
  ImportError,
  readGeneratedFiles,
  recordDatasets,
  SnapshotBuilder,
} from '@kavel/catalogue-import';
import { makeDeals } from './deals';
import { makeObjects, syntheticName } from './objects';

export interface SynthesizeOptions {
  objects: number;
  /** About so many sales and lettings; none when absent. */
  deals?: number;
  /**
   * About so many buurten with outlines and figures, and with them what the layers of the map show: zoning, panden,
   * roofs, surroundings and points of interest. None when absent.
   */
  buurten?: number;
  /** Also where real data would make place; without it that is refused. */
  replace?: boolean;
  now?: () => Date;
}

/**
 * Makes a snapshot of fictional objects, deals and buurten all over the Netherlands and nothing else, the same one for
 * the same numbers. Throws an ImportError when real data would go and `replace` is not set; nothing is changed then.
 */
export async function synthesize(
  files: SnapshotFiles,
  { objects, deals = 0, buurten = 0, replace = false, now = () => new Date() }: SynthesizeOptions,
): Promise<{ snapshot: string }> {
  if (!replace) await refuseOverRealData(files);
  const builder = await SnapshotBuilder.begin(files, now(), { fresh: true });
  try {
    const inBuurten = buurten > 0;
    const areas = inBuurten ? await importCountry(builder, buurten) : [];
    await makeObjects(builder, objects, { inBuurten });
    if (inBuurten) await makeLayers(builder);
    if (deals > 0) await makeDeals(builder, deals);
    await deriveDensity(builder);
    await deriveStreets(builder);
    await deriveScores(builder);
    const kinds = inBuurten ? ['synthetic', 'bag', 'ep-online', 'roofs'] : ['synthetic'];
    const made = kinds.map(kind => ({ kind, path: syntheticName, accepted: objects, rejected: 0 }));
    await recordDatasets(builder, [...made, ...areas], true, now());
    await builder.publish(now());
    return { snapshot: builder.id };
  } catch (error) {
    await builder.discard();
    throw error;
  }
}

/** Imports the files of a country as those of registers are. */
async function importCountry(builder: SnapshotBuilder, buurten: number) {
  const { writeCountry } = await import('../country/write-country');
  const folder = join(builder.files.folder, 'synthetic');
  try {
    const read = await readGeneratedFiles(builder, await writeCountry(buurten, folder));
    await deriveGemeenten(builder);
    return read;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeLayers(builder: SnapshotBuilder): Promise<void> {
  const { makePanden } = await import('./panden');
  await makePanden(builder);
}

async function refuseOverRealData(files: SnapshotFiles): Promise<void> {
  const pointer = await files.readPointer();
  if (pointer === null) return;
  const snapshot = await Snapshot.open(pointer.snapshot, files.snapshot(pointer.snapshot));
  const real = await snapshot
    .row<{ n: number }>('SELECT count(*)::INTEGER AS n FROM verblijfsobject WHERE NOT fictional')
    .finally(() => snapshot.close());
  if (real === null || real.n === 0) return;
  const problem = `holds ${real.n} real objects; add --replace to put fictional ones in their place`;
  throw new ImportError(files.folder, problem);
}
