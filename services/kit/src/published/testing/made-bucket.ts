import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketOptions } from '../bucket-objects';

export interface MadeBucket {
  options: BucketOptions;
  /** The same as environment variables. */
  variables: Record<string, string>;
  objects: Map<string, { content: Buffer; headers: Record<string, string> }>;
  stop(): Promise<void>;
}

const credentials = { accessKeyId: 'test', secretAccessKey: 'only for tests', region: 'eu-test-1' };

/** The part of S3 that stores need: objects by path, ETags, conditional writes, and verified signatures. */
export async function makeBucket(): Promise<MadeBucket> {
  const objects: MadeBucket['objects'] = new Map();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await isSigned(request))) return response.writeHead(403).end('SignatureDoesNotMatch');
    const key = request.url ?? '';
    if (key.includes('?list-type=2')) return response.writeHead(200).end(listOf([...objects.keys()], key));
    const present = objects.get(key);
    const tag = present && tagOf(present.content);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!present || !tag) return response.writeHead(404).end('NoSuchKey');
      if (request.headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end();
      response.writeHead(200, { etag: tag, 'content-length': present.content.length });
      return response.end(request.method === 'HEAD' ? undefined : present.content);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const content = await bodyOf(request);
    const { 'if-match': wanted, 'if-none-match': none } = request.headers;
    if ((none === '*' && present) || (wanted !== undefined && wanted !== tag)) {
      return response.writeHead(412).end('PreconditionFailed');
    }
    objects.set(key, { content, headers: request.headers as Record<string, string> });
    return response.writeHead(200, { etag: tagOf(content) }).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://localhost:${port}`;
  const { accessKeyId, secretAccessKey, region } = credentials;
  return {
    options: { address: 's3://releases/kavel', endpoint, ...credentials },
    variables: {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    stop: () => new Promise(done => server.close(() => done())),
  };
}

const pageOfList = 3;

/** A page of keys with the prefix in the query, as ListObjectsV2; the token is the last key before. */
function listOf(paths: readonly string[], address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://bucket');
  const after = searchParams.get('continuation-token') ?? '';
  const keys = paths
    .map(path => path.slice(pathname.length + 1))
    .filter(key => key.startsWith(searchParams.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, pageOfList);
  const listed = page.map(key => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${listed}${next}</ListBucketResult>`;
}

/** Signs the request again with its own parameters and compares. */
async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime = '', host } = headers;
  const names = (authorization.match(/SignedHeaders=([^,]+)/)?.[1] ?? '').split(';');
  const signed = Object.fromEntries(
    names.filter(name => name !== 'host').map(name => [name, String(headers[name])]),
  );
  const signer = new AwsV4Signer({
    ...credentials,
    service: 's3',
    method: method ?? 'GET',
    url: `http://${host}${url}`,
    headers: signed,
    datetime: String(datetime),
  });
  return (await signer.authHeader()) === authorization;
}

function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
