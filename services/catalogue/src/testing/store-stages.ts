import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bucketObjects, folderObjects } from '@kavel/service-kit/published';
import { makeBucket } from '@kavel/service-kit/published/testing';
import { SnapshotStore } from '../published/snapshot-store';

/** Much smaller than usual: the rules are the same, and a file of several pieces stays small. */
export const pieceBytes = 1024 * 1024;

/** A store whose objects a test can inspect and damage. */
export interface Stage {
  store: SnapshotStore;
  keys(): string[];
  damage(key: string): void;
  lose(key: string): void;
  end(): Promise<void>;
}

/** A folder and a bucket. */
export const stages: Record<string, (folder: string) => Promise<Stage>> = {
  folder: async folder => {
    const place = join(folder, 'store');
    return {
      store: new SnapshotStore(folderObjects(place), pieceBytes),
      keys: () =>
        readdirSync(place, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(({ parentPath, name }) => relative(place, join(parentPath, name))),
      damage: key => writeFileSync(join(place, key), 'damaged'),
      lose: key => rmSync(join(place, key)),
      end: async () => undefined,
    };
  },
  bucket: async () => {
    const { options, objects, stop } = await makeBucket();
    const root = '/releases/kavel/';
    return {
      store: new SnapshotStore(bucketObjects(options), pieceBytes),
      keys: () => [...objects.keys()].map(key => key.slice(root.length)),
      damage: key => objects.set(root + key, { content: Buffer.from('damaged'), headers: {} }),
      lose: key => objects.delete(root + key),
      end: stop,
    };
  },
};
