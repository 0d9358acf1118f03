import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
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

/** Where a bucket is and who asks; the names of the variables are those of AWS's own tools. */
export interface BucketOptions {
  /** `s3://bucket` or `s3://bucket/folder`. */
  address: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const pointer = 'registry.json';
const hostsFile = 'hosts.json';
const immutable = 'public, max-age=31536000, immutable';
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.css': 'text/css; charset=utf-8',
};
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };
/** Answers of a conditional write that lost: S3 and its likes use either. */
const lost = new Set([409, 412]);
const expected = { GET: new Set([304, 404]), PUT: lost };
const atOnce = 8;

/** A bucket that speaks the S3 protocol with conditional writes (AWS, MinIO, Ceph, R2). Same layout as a folder. */
export class BucketStore implements ReleaseStore {
  readonly place: string;
  readonly #root: string;
  readonly #client: AwsClient;

  constructor({ address, endpoint, region, accessKeyId, secretAccessKey }: BucketOptions) {
    this.place = address;
    this.#root = `${endpoint.replace(/\/$/, '')}/${address.slice('s3://'.length).replace(/\/$/, '')}`;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  }

  async read(): Promise<Revision> {
    return (await this.readIfOther(null)) ?? { document: emptyDocument, tag: null };
  }

  /** Null while the document is still the one of this tag, or there is none. */
  async readIfOther(known: string | null): Promise<Revision | null> {
    const response = await this.#ask('GET', pointer, known === null ? {} : { 'if-none-match': known });
    if (response.status === 404 || response.status === 304) return null;
    const tag = response.headers.get('etag');
    if (tag === null) throw new DeployError(`${this.place} gives no ETag: publishing is not safe there.`);
    return { document: storeDocumentSchema.parse(await response.json()), tag };
  }

  replace(document: StoreDocument, tag: string | null): Promise<boolean> {
    return this.#replaceObject(pointer, document, tag);
  }

  async readHosts(): Promise<Tagged<HostsDocument>> {
    const response = await this.#ask('GET', hostsFile);
    if (response.status === 404) return { document: noHosts, tag: null };
    return {
      document: hostsDocumentSchema.parse(await response.json()),
      tag: response.headers.get('etag'),
    };
  }

  replaceHosts(document: HostsDocument, tag: string | null): Promise<boolean> {
    return this.#replaceObject(hostsFile, document, tag);
  }

  async #replaceObject(key: string, document: object, tag: string | null): Promise<boolean> {
    const condition: Record<string, string> = tag === null ? { 'if-none-match': '*' } : { 'if-match': tag };
    const headers = {
      ...condition,
      'content-type': contentTypes['.json'] ?? '',
      'cache-control': 'no-cache',
    };
    const response = await this.#ask('PUT', key, headers, `${JSON.stringify(document, null, 2)}\n`);
    return !lost.has(response.status);
  }

  async version(name: string, version: string): Promise<VersionFile | null> {
    const response = await this.#ask('GET', `${name}/${version}/${versionFileName}`);
    if (response.status === 404) return null;
    return parseVersionFile(await response.text(), `${this.place}/${name}/${version}`);
  }

  async bringIn(build: string, content: VersionFile): Promise<void> {
    await this.#putFiles(build, content, content.files);
    // The first to finish a version counts; the caller compares what is there.
    await this.#putVersionFile(content, { 'if-none-match': '*' });
  }

  async repair(build: string, content: VersionFile, files: readonly string[]): Promise<void> {
    await this.#putFiles(build, content, files);
    await this.#putVersionFile(content);
  }

  async #putFiles(build: string, { release }: VersionFile, files: readonly string[]): Promise<void> {
    const queue = [...files];
    const work = async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        await this.#put(`${release.name}/${release.version}/${file}`, await readFile(join(build, file)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  #putVersionFile(content: VersionFile, conditions: Record<string, string> = {}): Promise<void> {
    const { name, version } = content.release;
    const key = `${name}/${version}/${versionFileName}`;
    return this.#put(key, Buffer.from(JSON.stringify(content)), conditions);
  }

  async file(name: string, version: string, file: string): Promise<Buffer | null> {
    const response = await this.#ask('GET', `${name}/${version}/${file}`);
    return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
  }

  async #put(key: string, content: Buffer, conditions: Record<string, string> = {}): Promise<void> {
    const encoding = encodings[extname(key)];
    const plain = encoding === undefined ? key : key.slice(0, -extname(key).length);
    const headers = {
      ...conditions,
      'content-type': contentTypes[extname(plain)] ?? 'application/octet-stream',
      'cache-control': immutable,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    };
    await this.#ask('PUT', key, headers, new Uint8Array(content));
  }

  async #ask(
    method: 'GET' | 'PUT',
    key: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const response = await this.#client.fetch(`${this.#root}/${key}`, {
      method,
      headers,
      body: body ?? null,
    });
    if (response.ok || expected[method].has(response.status)) return response;
    throw new DeployError(
      `${this.place} answered ${response.status} to ${method} ${key}: ${await response.text()}`,
    );
  }
}
