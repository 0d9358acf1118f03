import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The current snapshot, and the previous one for a rollback. */
export interface Pointer {
  snapshot: string;
  previous: string | null;
}

const disposableExtensions = [
  'building',
  'pulling',
  'published.json',
  'duckdb',
  'rejected.csv',
  'locator',
  'records',
  'learnt',
  'measured',
];

/** Names and paths of the catalogue's files in the data folder. */
export class SnapshotFiles {
  readonly folder: string;

  constructor(dataFolder: string) {
    this.folder = join(dataFolder, 'catalogue');
  }

  snapshot(id: string): string {
    return join(this.folder, `${id}.duckdb`);
  }

  building(id: string): string {
    return join(this.folder, `${id}.building`);
  }

  rejected(id: string): string {
    return join(this.folder, `${id}.rejected.csv`);
  }

  /** A file of a snapshot by its suffix: `duckdb`, `locator`, `records`. */
  part(id: string, name: string): string {
    return join(this.folder, `${id}.${name}`);
  }

  /** Folder for a snapshot that is being pulled from a store. */
  pulling(id: string): string {
    return join(this.folder, `${id}.pulling`);
  }

  /** File list of a pulled snapshot, to reuse its pieces in the next pull. */
  fileList(id: string): string {
    return join(this.folder, `${id}.published.json`);
  }

  /** Complete snapshots in this folder, the oldest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter(name => name.endsWith('.duckdb'))
      .map(name => splitName(name)[0])
      .toSorted();
  }

  async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
  }

  async readPointer(): Promise<Pointer | null> {
    try {
      return JSON.parse(await readFile(this.pointerPath, 'utf8')) as Pointer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Atomic: readers see the old pointer or the new one, also after a power failure. */
  async swapPointer(pointer: Pointer): Promise<void> {
    const temporary = `${this.pointerPath}.${process.pid}.tmp`;
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(JSON.stringify(pointer));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, this.pointerPath);
  }

  /**
   * Swaps the current and the previous snapshot, so that a second rollback undoes the first; null without a previous
   * one.
   */
  async rollBack(): Promise<Pointer | null> {
    const pointer = await this.readPointer();
    if (!pointer?.previous) return null;
    const turned = { snapshot: pointer.previous, previous: pointer.snapshot };
    await this.swapPointer(turned);
    return turned;
  }

  /** Deletes snapshots that are neither current nor previous, and remains of killed imports. */
  async removeUnused(keep: Pointer): Promise<void> {
    const kept = new Set([keep.snapshot, keep.previous]);
    for (const name of await readdir(this.folder)) {
      const [id = '', extension = ''] = splitName(name);
      const disposable = disposableExtensions.some(known => extension.startsWith(known));
      if (disposable && !kept.has(id)) await rm(join(this.folder, name), { force: true, recursive: true });
    }
  }

  private get pointerPath(): string {
    return join(this.folder, 'current.json');
  }
}

/** `20261121-101500-000.duckdb` → id and extension; ids contain no dot. */
function splitName(name: string): [string, string] {
  const dot = name.indexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** The locator's files of a snapshot; written with it, or later for a snapshot of an older version. */
export function locatorPaths(snapshotPath: string): { index: string; records: string } {
  const stem = snapshotPath.slice(0, snapshotPath.lastIndexOf('.'));
  return { index: `${stem}.locator`, records: `${stem}.records` };
}

/** Learning results from the sales of a snapshot. */
export function learningPath(snapshotPath: string, learningVersion: string): string {
  return `${snapshotPath.slice(0, snapshotPath.lastIndexOf('.'))}.learnt-${learningVersion}`;
}

/** Accuracy report of a model version on the sales of a snapshot. */
export function reportPath(snapshotPath: string, modelVersion: string): string {
  return `${snapshotPath.slice(0, snapshotPath.lastIndexOf('.'))}.measured-${modelVersion}`;
}
