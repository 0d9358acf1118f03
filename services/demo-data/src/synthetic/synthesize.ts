import type { SnapshotFiles } from '@kavel/catalogue';
import { Snapshot } from '@kavel/catalogue';
import {
  deriveDensity,
  deriveStreets,
  ImportError,
  recordDatasets,
  SnapshotBuilder,
} from '@kavel/catalogue-import';
import { makeDeals } from './deals';
import { makeObjects, syntheticName } from './objects';

export interface SynthesizeOptions {
  objects: number;
  /** About so many sales and lettings; none when absent. */
  deals?: number;
  /** Also where real data would make place; without it that is refused. */
  replace?: boolean;
  now?: () => Date;
}

/**
 * Makes a snapshot of fictional objects and deals all over the Netherlands and nothing else, the same one for the same number.
 * Throws an ImportError when real data would go and `replace` is not set; nothing is changed then.
 */
export async function synthesize(
  files: SnapshotFiles,
  { objects, deals = 0, replace = false, now = () => new Date() }: SynthesizeOptions,
): Promise<{ snapshot: string }> {
  if (!replace) await refuseOverRealData(files);
  const builder = await SnapshotBuilder.begin(files, now(), { fresh: true });
  try {
    await makeObjects(builder, objects);
    if (deals > 0) await makeDeals(builder, deals);
    await deriveDensity(builder);
    await deriveStreets(builder);
    const made = { kind: 'synthetic', path: syntheticName, accepted: objects, rejected: 0 };
    await recordDatasets(builder, [made], true, now());
    await builder.publish(now());
    return { snapshot: builder.id };
  } catch (error) {
    await builder.discard();
    throw error;
  }
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
