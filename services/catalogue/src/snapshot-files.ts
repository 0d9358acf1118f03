import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Which snapshot answers, and the one before it for a rollback. */
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

/** Names and paths of the catalogue's files below the data folder. */
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

  /** A file of a snapshot by what comes after the id in its name: `duckdb`, `locator`, `records`. */
  part(id: string, name: string): string {
    return join(this.folder, `${id}.${name}`);
  }

  /** Folder of the files of a snapshot that is being pulled from a store. */
  pulling(id: string): string {
    return join(this.folder, `${id}.pulling`);
  }

  /** Of what a pulled snapshot consists, so that the next one takes from it what they share. */
  fileList(id: string): string {
    return join(this.folder, `${id}.published.json`);
  }

  /** Snapshots that are whole in this folder, the oldest first. */
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

  /** Readers see the old pointer or the new one, never half of it, also after a power cut. */
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

  /** Current and previous snapshot change places, so that a second rollback undoes the first; null where there is one. */
  async rollBack(): Promise<Pointer | null> {
    const pointer = await this.readPointer();
    if (!pointer?.previous) return null;
    const turned = { snapshot: pointer.previous, previous: pointer.snapshot };
    await this.swapPointer(turned);
    return turned;
  }

  /** Deletes snapshots that are neither current nor previous, and what killed imports left behind. */
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

/** `20261121-101500-000.duckdb` → id and extension; ids have no dot. */
function splitName(name: string): [string, string] {
  const dot = name.indexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** The locator's files of the snapshot in a file; made with it, or later when it is of an older Kavel. */
export function locatorPaths(snapshotPath: string): { index: string; records: string } {
  const stem = snapshotPath.slice(0, snapshotPath.lastIndexOf('.'));
  return { index: `${stem}.locator`, records: `${stem}.records` };
}

/** What was learnt from the sales of the snapshot in a file. */
export function learningPath(snapshotPath: string, learningVersion: string): string {
  return `${snapshotPath.slice(0, snapshotPath.lastIndexOf('.'))}.learnt-${learningVersion}`;
}

/** How well a version of the model foretold the sales of the snapshot in a file. */
export function reportPath(snapshotPath: string, modelVersion: string): string {
  return `${snapshotPath.slice(0, snapshotPath.lastIndexOf('.'))}.measured-${modelVersion}`;
}
