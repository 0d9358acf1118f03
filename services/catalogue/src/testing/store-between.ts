import { join } from 'node:path';
import { publishSnapshot } from '../published/publish-snapshot';
import { type PullOptions, pullSnapshot } from '../published/pull-snapshot';
import type { SnapshotStore } from '../published/snapshot-store';
import { SnapshotFiles } from '../snapshot-files';
import { lookInto, type MadeSnapshot, makeSnapshot, temporaryFolder } from './index';
import { type Stage, stages } from './store-stages';

export const occasion = { at: new Date('2026-11-23T12:00:00Z'), by: 'test' };
export const later = { at: new Date('2026-11-23T13:00:00Z'), by: 'test' };

/** A store of snapshots between two machines, made again for each test. */
export interface StoreBetween {
  folder: Awaited<ReturnType<typeof temporaryFolder>>;
  stage: Stage;
  store: SnapshotStore;
  /** Data folders of the importing machine and of a serving one. */
  made: SnapshotFiles;
  serving: SnapshotFiles;
  publish(snapshot: MadeSnapshot): ReturnType<typeof publishSnapshot>;
  pull(options?: PullOptions): ReturnType<typeof pullSnapshot>;
  streetServed(): Promise<{ straat: string } | undefined>;
}

/** @param kind folder or bucket: a name in `stages`. */
export function useStoreBetween(kind: string): StoreBetween {
  const at = {} as StoreBetween;
  beforeEach(async () => {
    const folder = await temporaryFolder();
    const stage = (await stages[kind]?.(folder.path)) as Stage;
    const { store } = stage;
    const made = new SnapshotFiles(join(folder.path, 'made'));
    const serving = new SnapshotFiles(join(folder.path, 'serving'));
    Object.assign(at, { folder, stage, store, made, serving } satisfies Partial<StoreBetween>);
  });
  afterEach(async () => {
    await at.stage.end();
    await at.folder.remove();
  });
  return Object.assign(at, {
    publish: async (snapshot: MadeSnapshot) => {
      await makeSnapshot(at.made, snapshot);
      return publishSnapshot(at.store, at.made, occasion);
    },
    pull: async (options?: PullOptions) =>
      pullSnapshot(at.store, at.serving, (await at.store.pointer.read()).document, options),
    streetServed: () =>
      lookInto(join(at.folder.path, 'serving'), snapshot =>
        snapshot.row<{ straat: string }>('SELECT straat FROM verblijfsobject'),
      ),
  });
}
