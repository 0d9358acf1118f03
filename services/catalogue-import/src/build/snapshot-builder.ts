import { constants } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  addedColumns,
  createTables,
  draft,
  locatorPaths,
  lockCatalogue,
  type Pointer,
  type SnapshotFiles,
  schemaVersion,
} from '@kavel/catalogue';
import { mortonMacros } from '@kavel/catalogue/geo';
import { buildIndex, relabelIndex } from '@kavel/locator-index/build';
import { BuildDatabase } from './build-database';
import { makeDraft } from './draft-bag';

/**
 * DuckDB's memory limit by stage of an import. The rest is spilled to disk beside the snapshot, so that an import of any
 * size stays below 1 GB. The widest rows are sorted first; the index at the end needs memory of its own.
 */
const memoryLimits = { objects: '350MB', deals: '300MB', index: '200MB' } as const;

/**
 * A new snapshot being built: a private copy of the current one until it is published. Finish it with `publish` or
 * `discard`.
 */
export class SnapshotBuilder extends BuildDatabase {
  private isIndexed = false;

  private constructor(
    readonly id: string,
    readonly files: SnapshotFiles,
    private readonly base: Pointer | null,
    instance: DuckDBInstance,
    connection: DuckDBConnection,
    private readonly unlock: () => void,
  ) {
    super(instance, connection);
  }

  /** Year in which the snapshot is made: ids begin with the day. */
  get madeIn(): number {
    return Number(this.id.slice(0, 4));
  }

  /** `fresh` starts empty; the existing snapshot stays for a rollback. */
  static async begin(files: SnapshotFiles, now: Date, { fresh = false } = {}): Promise<SnapshotBuilder> {
    await files.makeFolder();
    const unlock = lockCatalogue(files.folder);
    try {
      const base = await files.readPointer();
      const id = newId(now, base);
      await rm(files.building(id), { force: true, recursive: true });
      if (base && !fresh)
        await copyFile(files.snapshot(base.snapshot), files.building(id), constants.COPYFILE_FICLONE);
      const instance = await DuckDBInstance.create(files.building(id), {
        memory_limit: memoryLimits.objects,
      });
      const builder = new SnapshotBuilder(id, files, base, instance, await instance.connect(), unlock);
      await builder.prepare();
      return builder;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /**
   * Runs work on a separate connection, in parallel: one sort uses one processor. It sees earlier writes, but no
   * temporary tables.
   */
  async aside(work: (builder: SnapshotBuilder) => Promise<void>): Promise<void> {
    const connection = await this.instance.connect();
    try {
      for (const macro of mortonMacros) await connection.run(macro);
      await work(new SnapshotBuilder(this.id, this.files, this.base, this.instance, connection, this.unlock));
    } finally {
      connection.closeSync();
    }
  }

  /** Called when the stages before are over. It takes 20 ms: small imports keep the first limit. */
  async limitMemory(stage: Exclude<keyof typeof memoryLimits, 'objects'>): Promise<void> {
    await this.run(`SET memory_limit = '${memoryLimits[stage]}'`);
  }

  /** Whether the derived data was computed by this version of Kavel. */
  async isUpToDate(): Promise<boolean> {
    const [info] = await this.rows<{ version: number }>('SELECT schema_version AS version FROM info');
    return info?.version === schemaVersion;
  }

  /** Writes the locator's files once the objects are final; `publish` does it if it was not done before. */
  async index(): Promise<void> {
    await this.aside(({ connection }) => buildIndex(connection, locatorPaths(this.files.snapshot(this.id))));
    this.isIndexed = true;
  }

  /** The same when the objects are those of the previous snapshot, row for row, except for their energielabel. */
  async indexLabels(): Promise<void> {
    const before = this.base && locatorPaths(this.files.snapshot(this.base.snapshot));
    const paths = locatorPaths(this.files.snapshot(this.id));
    await this.aside(async ({ connection }) => {
      const isMade = before !== null && (await relabelIndex(connection, before, paths));
      if (!isMade) await buildIndex(connection, paths);
    });
    this.isIndexed = true;
  }

  /** Makes this the current snapshot, atomically. The previous one stays for a rollback. */
  async publish(now: Date): Promise<Pointer> {
    await this.run('DELETE FROM info');
    await this.run('INSERT INTO info VALUES ($id, $at::TIMESTAMP, $version)', {
      id: this.id,
      at: now.toISOString(),
      version: schemaVersion,
    });
    await this.run('CHECKPOINT');
    if (!this.isIndexed) await this.index();
    this.close();
    const pointer = { snapshot: this.id, previous: this.base?.snapshot ?? null };
    await rename(this.files.building(this.id), this.files.snapshot(this.id));
    await this.files.swapPointer(pointer);
    await this.files.removeUnused(pointer);
    this.unlock();
    return pointer;
  }

  async discard(): Promise<void> {
    this.close();
    await rm(this.files.building(this.id), { force: true });
    await rm(`${this.files.building(this.id)}.wal`, { force: true });
    await rm(`${this.files.building(this.id)}.tmp`, { force: true, recursive: true });
    await rm(this.files.rejected(this.id), { force: true });
    for (const path of Object.values(locatorPaths(this.files.snapshot(this.id))))
      await rm(path, { force: true });
    this.unlock();
  }

  private close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }

  private async prepare(): Promise<void> {
    for (const statement of createTables) await this.run(statement);
    for (const [table, columns] of Object.entries(addedColumns))
      for (const [column, type] of Object.entries(columns))
        await this.run(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${column} ${type}`);
    for (const macro of mortonMacros) await this.run(macro);
    await this.run(`ATTACH ':memory:' AS ${draft}`);
    await makeDraft(this);
  }
}

/** Ids sort by time and are unique, also for two imports in one millisecond. */
function newId(now: Date, base: Pointer | null): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').replace('.', '-').replace('Z', '');
  return base?.snapshot.startsWith(stamp) ? `${base.snapshot}x` : stamp;
}
