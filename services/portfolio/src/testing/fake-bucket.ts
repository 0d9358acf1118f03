import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeBucket {
  /** Environment variables that point to it. */
  variables: Record<string, string>;
  objects: Map<string, Buffer>;
  stop(): Promise<void>;
}

/** The part of S3 that files need: objects by path for any signed request. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = request.url ?? '';
    const content = await bodyOf(request);
    if (!/^AWS4-HMAC-SHA256 Credential=test\//.test(request.headers.authorization ?? '')) {
      return response.writeHead(403).end();
    }
    const present = objects.get(key);
    if (request.method === 'PUT') objects.set(key, content);
    else if (request.method === 'DELETE') objects.delete(key);
    else if (present === undefined) return response.writeHead(404).end();
    else return response.writeHead(200).end(request.method === 'HEAD' ? undefined : present);
    return response.writeHead(200).end();
  });
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    variables: {
      AWS_ENDPOINT_URL_S3: `http://localhost:${port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'only for tests',
    },
    objects,
    async stop() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
