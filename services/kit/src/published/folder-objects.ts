import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { writeAtomically } from '../atomic-file';
import { DeployError } from '../deploy-error';
import { type HostsDocument, hostsDocumentSchema, noHosts } from '../document/hosts-document';
import { emptyDocument, type StoreDocument, storeDocumentSchema } from '../document/store-document';
import {
  parseVersionFile,
  type ReleaseStore,
  type Revision,
  type Tagged,
  type VersionFile,
  versionFileName,
} from '../release-store';

const incoming = '.incoming';

/** A folder of releases: `<name>/<version>/` never changes once there, `registry.json` says what is served. */
export class FolderStore implements ReleaseStore {
  readonly place: string;

  constructor(readonly folder: string) {
    this.place = folder;
  }

  async read(): Promise<Revision> {
    const text = await readIfThere(join(this.folder, 'registry.json'));
    if (text === null) return { document: emptyDocument, tag: null };
    return { document: storeDocumentSchema.parse(JSON.parse(text)), tag: tagOf(text) };
  }

  replace(document: StoreDocument, tag: string | null): Promise<boolean> {
    return this.#replaceFile('registry.json', document, tag);
  }

  async readHosts(): Promise<Tagged<HostsDocument>> {
    const text = await readIfThere(join(this.folder, 'hosts.json'));
    if (text === null) return { document: noHosts, tag: null };
    return { document: hostsDocumentSchema.parse(JSON.parse(text)), tag: tagOf(text) };
  }

  replaceHosts(document: HostsDocument, tag: string | null): Promise<boolean> {
    return this.#replaceFile('hosts.json', document, tag);
  }

  #replaceFile(name: string, document: object, tag: string | null): Promise<boolean> {
    const file = join(this.folder, name);
    return this.#exclusively(async () => {
      const now = await readIfThere(file);
      if ((now === null ? null : tagOf(now)) !== tag) return false;
      await writeAtomically(file, `${JSON.stringify(document, null, 2)}\n`);
      return true;
    });
  }

  async version(name: string, version: string): Promise<VersionFile | null> {
    const text = await readIfThere(join(this.folder, name, version, versionFileName));
    return text === null ? null : parseVersionFile(text, `${this.folder}/${name}/${version}`);
  }

  async file(name: string, version: string, file: string): Promise<Buffer | null> {
    return readBytesIfThere(join(this.folder, name, version, file));
  }

  async bringIn(build: string, content: VersionFile): Promise<void> {
    const { name, version } = content.release;
    await this.#clearInterrupted(name);
    const temporary = join(this.folder, name, `${incoming}-${Date.now()}-${randomUUID()}`);
    for (const file of content.files) {
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await cp(join(build, file), join(temporary, file));
    }
    await writeFile(join(temporary, versionFileName), JSON.stringify(content, null, 2));
    await rename(temporary, join(this.folder, name, version)).catch(async (error: NodeJS.ErrnoException) => {
      await rm(temporary, { recursive: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      // Somebody brought in the same version meanwhile, or what says of what it consists was lost.
      if ((await this.version(name, version)) === null) await this.repair(build, content, content.files);
    });
  }

  async repair(build: string, content: VersionFile, files: readonly string[]): Promise<void> {
    const folder = join(this.folder, content.release.name, content.release.version);
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeAtomically(join(folder, file), await readFile(join(build, file)));
    }
    await writeAtomically(join(folder, versionFileName), JSON.stringify(content, null, 2));
  }

  /** What a publication left that was cut off; one that is under way is younger. */
  async #clearInterrupted(name: string): Promise<void> {
    const folder = join(this.folder, name);
    await mkdir(folder, { recursive: true });
    const hourAgo = Date.now() - 3_600_000;
    for (const entry of await readdir(folder)) {
      const [prefix, begun] = entry.split('-');
      if (prefix === incoming && !(Number(begun) > hourAgo))
        await rm(join(folder, entry), { recursive: true });
    }
  }

  /** One change at a time, whichever process makes it. Waits for the one before, at most some ten seconds. */
  async #exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true });
    const release = await lock(this.folder, {
      lockfilePath: join(this.folder, '.lock'),
      retries: { retries: 60, factor: 1, minTimeout: 50, maxTimeout: 200 },
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
}

function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readIfThere(file: string): Promise<string | null> {
  return (await readBytesIfThere(file))?.toString() ?? null;
}

async function readBytesIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
