import { extname } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './object-store';
import { StoreError } from './store-error';

/** Address and credentials of a bucket; the variables have the names used by AWS's own tools. */
export interface BucketOptions {
  /** `s3://bucket` or `s3://bucket/folder`. */
  address: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

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
/** Statuses of a conditional write that lost: S3 and compatible servers use either. */
const lost = new Set([409, 412]);
const expected = { GET: new Set([304, 404]), HEAD: new Set([404]), PUT: lost, DELETE: new Set([404]) };
/** Timeout of one request including its body, in milliseconds. */
const timeoutMs = 300_000;

/** A bucket with the S3 protocol and conditional writes (AWS, MinIO, Ceph, R2). Same layout as a folder. */
export function bucketObjects(options: BucketOptions): ObjectStore {
  const { address: place, endpoint, region, accessKeyId, secretAccessKey } = options;
  const [bucket = '', ...folders] = place.slice('s3://'.length).replace(/\/$/, '').split('/');
  const server = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const root = [server, ...folders].join('/');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });

  const ask = (
    method: keyof typeof expected,
    key: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ) => askAt(`${root}/${key}`, method, key, headers, body);

  async function askAt(
    address: string,
    method: keyof typeof expected,
    key: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client
      .fetch(address, { method, headers, body: body ?? null, signal })
      .catch(error => {
        throw new StoreError(`${place} cannot be reached at ${endpoint}: ${causeOf(error)}`, {
          cause: error,
        });
      });
    if (response.ok || expected[method].has(response.status)) return response;
    throw new StoreError(
      `${place} answered ${response.status} to ${method} ${key}: ${await response.text()}`,
    );
  }

  const bytesOf = async (response: Response, key: string): Promise<Buffer> => {
    try {
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new StoreError(`${place} broke off in ${key}: ${causeOf(error)}`, { cause: error });
    }
  };

  return {
    place,
    folder: null,
    async get(key) {
      const response = await ask('GET', key);
      return response.status === 404 ? null : bytesOf(response, key);
    },
    async getTagged(key, known) {
      const response = await ask('GET', key, known === null ? {} : { 'if-none-match': known });
      if (response.status === 404) return null;
      if (response.status === 304) return 'unchanged';
      const tag = response.headers.get('etag');
      if (tag === null) throw new StoreError(`${place} gives no ETag: publishing is not safe there.`);
      return { content: await bytesOf(response, key), tag };
    },
    async sizeOf(key) {
      const response = await ask('HEAD', key);
      return response.status === 404 ? null : Number(response.headers.get('content-length'));
    },
    async put(key, content, { onlyNew = false } = {}) {
      const headers = { ...(onlyNew ? { 'if-none-match': '*' } : {}), ...headersOf(key) };
      await ask('PUT', key, headers, new Uint8Array(content));
    },
    async replace(key, content, tag) {
      const condition: Record<string, string> = tag === null ? { 'if-none-match': '*' } : { 'if-match': tag };
      const headers = {
        ...condition,
        'content-type': contentTypes['.json'] ?? '',
        'cache-control': 'no-cache',
      };
      const response = await ask('PUT', key, headers, content);
      return !lost.has(response.status);
    },
    async keys(below) {
      const prefix = [...folders, ''].join('/');
      const found: string[] = [];
      let after: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below });
        if (after !== null) query.set('continuation-token', after);
        const response = await askAt(`${server}?${query}`, 'GET', below);
        if (response.status === 404) throw new StoreError(`${place} does not exist at ${endpoint}.`);
        const listed = (await bytesOf(response, below)).toString();
        found.push(...textsOf(listed, 'Key').map(key => key.slice(prefix.length)));
        after = textsOf(listed, 'NextContinuationToken')[0] ?? null;
      } while (after !== null);
      return found;
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}

/** Headers that allow serving the bucket directly, by a web server or a CDN. */
function headersOf(key: string): Record<string, string> {
  const encoding = encodings[extname(key)];
  const plain = encoding === undefined ? key : key.slice(0, -extname(key).length);
  return {
    'content-type': contentTypes[extname(plain)] ?? 'application/octet-stream',
    'cache-control': immutable,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
}

/** Texts of an element in the answer of S3, which has neither attributes nor CDATA there. */
function textsOf(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
  return Array.from(found, ([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

/** `fetch failed` says nothing; its cause does. */
function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
