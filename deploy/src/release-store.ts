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

/** A relative file path without `..` or hidden folders. */
const fileSchema = z.string().regex(/^(?!\.)[\w@~.-]+(\/(?!\.)[\w@~.-]+)*$/, 'is not the path of a file');

/** Content of one immutable version; written last, so that its presence marks the version as complete. */
export const versionFileSchema = z.object({
  release: z.custom<Release>(value => typeof value === 'object' && value !== null),
  /** SHA-256 over names and contents of the build. */
  digest: z.string(),
  files: z.array(fileSchema),
  /** Size in bytes and SHA-256 of each file. Missing in old versions. */
  contents: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })).optional(),
});
export type VersionFile = z.infer<typeof versionFileSchema>;

/** Name of that file in the version's folder. */
export const versionFileName = 'release.json';

/** Parses that file. Throws a DeployError when it is damaged. */
export function parseVersionFile(text: string, place: string): VersionFile {
  try {
    return versionFileSchema.parse(JSON.parse(text));
  } catch {
    throw new DeployError(`${place}/${versionFileName} is damaged. Remove it and publish that build again.`);
  }
}

const filesAtOnce = 8;

/** Releases in a folder or a bucket: `<name>/<version>/` is immutable, `registry.json` says what is served. */
export class ReleaseStore {
  /** registry.json, replaced atomically. */
  readonly pointer: StoredDocument<StoreDocument>;
  /** hosts.json: the hosts that serve from this store; written by them. */
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

  /** Used in messages. */
  get place(): string {
    return this.objects.place;
  }

  /** Null: a bucket. */
  get folder(): string | null {
    return this.objects.folder;
  }

  /** Content of an uploaded version, or null. */
  async version(name: string, version: string): Promise<VersionFile | null> {
    const content = await this.file(name, version, versionFileName);
    return content && parseVersionFile(content.toString(), `${this.place}/${name}/${version}`);
  }

  /** A file of a version, or null. */
  file(name: string, version: string, file: string): Promise<Buffer | null> {
    return this.objects.get(`${name}/${version}/${file}`);
  }

  /** Uploads the files of a build; the version is complete afterwards. The first upload to finish wins. */
  bringIn(build: string, content: VersionFile): Promise<void> {
    return this.#write(build, content, content.files, true);
  }

  /** Rewrites some files of an existing version, then its file list. */
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

/** Opens a store by address: `s3://bucket/folder`, else a folder. Throws when a bucket's credentials are missing. */
export function openStore(address: string, variables?: NodeJS.ProcessEnv): ReleaseStore {
  return new ReleaseStore(openObjects(address, variables));
}
