import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@kavel/contracts';
import {
  atOnce,
  type ObjectStore,
  openObjects,
  StoredDocument,
  type Tagged,
} from '@kavel/service-kit/published';
import { z } from 'zod';
import { DeployError } from './deploy-error';
import { type HostsDocument, hostsDocumentSchema, noHosts } from './document/hosts-document';
import { emptyDocument, type StoreDocument, storeDocumentSchema } from './document/store-document';

export type Revision = Tagged<StoreDocument>;

/** A file below the folder of its version: no step leads out of it. */
const fileSchema = z.string().regex(/^(?!\.)[\w@~.-]+(\/(?!\.)[\w@~.-]+)*$/, 'is not the path of a file');

/** What one immutable version consists of; written last, so that its presence says that all is there. */
export const versionFileSchema = z.object({
  release: z.custom<Release>(value => typeof value === 'object' && value !== null),
  /** SHA-256 over names and contents of the build. */
  digest: z.string(),
  files: z.array(fileSchema),
  /** Size in bytes and SHA-256 of each file. Versions of before this was recorded lack it. */
  contents: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })).optional(),
});
export type VersionFile = z.infer<typeof versionFileSchema>;

/** Name of that file in the folder of its version. */
export const versionFileName = 'release.json';

/** Reads the text of that file. Throws a DeployError when it is damaged. */
export function parseVersionFile(text: string, place: string): VersionFile {
  try {
    return versionFileSchema.parse(JSON.parse(text));
  } catch {
    throw new DeployError(`${place}/${versionFileName} is damaged. Remove it and publish that build again.`);
  }
}

const filesAtOnce = 8;

/** Releases in a folder or a bucket: `<name>/<version>/` never changes once there, `registry.json` says what is served. */
export class ReleaseStore {
  /** registry.json: all or nothing changes in it. */
  readonly pointer: StoredDocument<StoreDocument>;
  /** hosts.json: which hosts serve from this store; written by them. */
  readonly hosts: StoredDocument<HostsDocument>;

  constructor(private readonly objects: ObjectStore) {
    this.pointer = new StoredDocument(objects, {
      key: 'registry.json',
      empty: emptyDocument,
      parse: value => storeDocumentSchema.parse(value),
    });
    this.hosts = new StoredDocument(objects, {
      key: 'hosts.json',
      empty: noHosts,
      parse: value => hostsDocumentSchema.parse(value),
    });
  }

  /** For messages. */
  get place(): string {
    return this.objects.place;
  }

  /** Null: a bucket. */
  get folder(): string | null {
    return this.objects.folder;
  }

  /** What was brought in under this version, or null. */
  async version(name: string, version: string): Promise<VersionFile | null> {
    const content = await this.file(name, version, versionFileName);
    return content && parseVersionFile(content.toString(), `${this.place}/${name}/${version}`);
  }

  /** A file of a version, or null. */
  file(name: string, version: string, file: string): Promise<Buffer | null> {
    return this.objects.get(`${name}/${version}/${file}`);
  }

  /** Brings files of a build in; the version is there as a whole afterwards. The first to finish it counts. */
  bringIn(build: string, content: VersionFile): Promise<void> {
    return this.#write(build, content, content.files, true);
  }

  /** Writes some files of an existing version again, then its list of files. */
  repair(build: string, content: VersionFile, files: readonly string[]): Promise<void> {
    return this.#write(build, content, files, false);
  }

  async #write(
    build: string,
    content: VersionFile,
    files: readonly string[],
    onlyNew: boolean,
  ): Promise<void> {
    const folder = `${content.release.name}/${content.release.version}`;
    await atOnce(files, filesAtOnce, async file =>
      this.objects.put(`${folder}/${file}`, await readFile(join(build, file))),
    );
    await this.objects.put(`${folder}/${versionFileName}`, Buffer.from(JSON.stringify(content)), { onlyNew });
  }
}

/** A store by its address: `s3://bucket/folder`, else a folder. Throws where a bucket lacks its credentials. */
export function openStore(address: string, variables?: NodeJS.ProcessEnv): ReleaseStore {
  return new ReleaseStore(openObjects(address, variables));
}
