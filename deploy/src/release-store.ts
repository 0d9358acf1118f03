import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Registry, registrySchema } from '@kavel/contracts';
import { lock } from 'proper-lockfile';
import { writeAtomically } from './atomic-file';
import { digestOf, readRemote } from './build';
import { DeployError } from './deploy-error';
import { type Journal, journalSchema, liveVersion } from './journal';

const incoming = '.incoming';

/**
 * A folder of published remotes: `<name>/<version>/` never changes once there, `releases.json` is the
 * journal, and `registry.json`, which follows from the journal, is what a running Kavel reads.
 */
export class ReleaseStore {
  readonly #journalFile: string;
  readonly #registryFile: string;

  constructor(readonly folder: string) {
    this.#journalFile = join(folder, 'releases.json');
    this.#registryFile = join(folder, 'registry.json');
  }

  /** One change at a time, whichever process makes it. Waits for the one before, at most some ten seconds. */
  async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true });
    const release = await lock(this.folder, {
      lockfilePath: join(this.folder, '.lock'),
      retries: { retries: 60, factor: 1, minTimeout: 150, maxTimeout: 200 },
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw error;
      throw new DeployError(
        `Somebody else is changing ${this.folder} right now; nothing was done. Try again.`,
      );
    });
    try {
      return await work();
    } finally {
      await release();
    }
  }

  async journal(): Promise<Journal> {
    if (!existsSync(this.#journalFile)) return { remotes: {} };
    return journalSchema.parse(JSON.parse(await readFile(this.#journalFile, 'utf8')));
  }

  /** What a running Kavel is told. */
  async registry(): Promise<Registry> {
    if (!existsSync(this.#registryFile)) return { remotes: [] };
    return registrySchema.parse(JSON.parse(await readFile(this.#registryFile, 'utf8')));
  }

  /** Journal first: when a crash comes between the two, the same command again finishes the work. */
  async commit(journal: Journal): Promise<void> {
    await writeAtomically(this.#journalFile, `${JSON.stringify(journal, null, 2)}\n`);
    await writeAtomically(
      this.#registryFile,
      `${JSON.stringify(await this.#registryFrom(journal), null, 2)}\n`,
    );
  }

  has(name: string, version: string): boolean {
    return existsSync(this.#folderOf(name, version));
  }

  /** Brings files in under their version. False when they were there already; other content is refused. */
  async bringIn(build: string, name: string, version: string): Promise<boolean> {
    await this.#clearInterrupted(name);
    const temporary = join(this.folder, name, `${incoming}-${process.pid}`);
    await cp(build, temporary, {
      recursive: true,
      filter: source => !basename(source).startsWith('.'),
    });
    const target = this.#folderOf(name, version);
    if (!existsSync(target)) {
      await rename(temporary, target);
      return true;
    }
    const same = (await digestOf(target)) === (await digestOf(temporary));
    await rm(temporary, { recursive: true });
    if (same) return false;
    throw new DeployError(
      `Version ${version} of ${name} is in the store with other content. A version never changes.`,
    );
  }

  async #clearInterrupted(name: string): Promise<void> {
    const folder = join(this.folder, name);
    await mkdir(folder, { recursive: true });
    const left = (await readdir(folder)).filter(entry => entry.startsWith(incoming));
    await Promise.all(left.map(entry => rm(join(folder, entry), { recursive: true })));
  }

  async #registryFrom(journal: Journal): Promise<Registry> {
    const live = Object.keys(journal.remotes)
      .sort()
      .flatMap(name => {
        const version = liveVersion(journal, name);
        return version === undefined ? [] : [this.#folderOf(name, version)];
      });
    return { remotes: await Promise.all(live.map(readRemote)) };
  }

  #folderOf(name: string, version: string): string {
    return join(this.folder, name, version);
  }
}
