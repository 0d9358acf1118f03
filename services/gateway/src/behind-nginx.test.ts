import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { hasBrotli, nginxPath, type RunningNginx, startNginx } from '@kavel/deploy/testing/nginx';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { spawnGateway, untilReady } from './testing/spawn-gateway';

const script = `console.log(${JSON.stringify('kavel '.repeat(400))})`;

if (nginxPath === undefined) console.log('skipped: nginx is not installed, so nothing is tried behind it');
if (!hasBrotli) console.log('skipped: nginx has no module for brotli, so only gzip is tried');
const testWithBrotli = hasBrotli ? it : it.skip;
const describeWithNginx = nginxPath === undefined ? describe.skip : describe;

let folder: string;
let database: TestDatabase;
let nginx: RunningNginx;
let gateways: Gateway[];
let client: ClientHttp2Session;

interface Gateway {
  socket: string;
  process: ChildProcess;
}

/** A gateway in production mode, on a shared database and data folder. */
async function startGateway(socket: string): Promise<Gateway> {
  const child = spawnGateway({
    KAVEL_SOCKET: socket,
    DATABASE_URL: database.url,
    KAVEL_DATA: join(folder, 'data'),
    KAVEL_DRAIN_SECONDS: '1.5',
    KAVEL_DEMO: 'true',
    LOG_LEVEL: 'error',
  });
  await untilReady(child);
  return { socket, process: child };
}

async function stopGateway({ process: child }: Gateway): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** An HTTP/2 connection through nginx. */
async function openSession(): Promise<ClientHttp2Session> {
  const session = connect(nginx.origin, { rejectUnauthorized: false });
  await once(session, 'connect');
  return session;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** One request over the HTTP/2 connection. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  payload?: string,
  session = client,
): Promise<Answer> {
  const stream = session.request({ ':path': path, ':method': payload ? 'POST' : 'GET', ...headers });
  let received: Record<string, unknown> = {};
  stream.on('response', head => {
    received = head;
  });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.end(payload);
  await once(stream, 'end');
  const text = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
  return { status: Number(received[':status']), headers: text, body: Buffer.concat(chunks) };
}

const report = JSON.stringify({
  entries: [{ kind: 'failure', remote: 'scores', version: 'v1', route: '/x', failure: 'timeout' }],
});

describeWithNginx('behind nginx', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kavel-nginx-'));
    const files = join(folder, 'remotes/scores/v1');
    for (const path of [files, join(folder, 'host'), join(folder, 'nginx')])
      mkdirSync(path, { recursive: true });
    for (const path of [join(files, 'page.js'), join(folder, 'host/host.0123456789abcdef.js')]) {
      writeFileSync(path, script);
      writeFileSync(`${path}.gz`, gzipSync(script));
      writeFileSync(`${path}.br`, brotliCompressSync(script));
    }
    writeFileSync(join(files, '.built-from'), 'secret');
    database = await startTestDatabase();
    const first = join(folder, 'first.sock');
    const second = join(folder, 'second.sock');
    // Sequential: the first one creates the schemas.
    gateways = [await startGateway(first), await startGateway(second)];
    nginx = await startNginx(nginxPath ?? '', {
      work: join(folder, 'nginx'),
      hostBuild: join(folder, 'host'),
      remotes: join(folder, 'remotes'),
      gateways: [`unix:${first}`, `unix:${second}`],
    });
    client = await openSession();
  }, 180_000);

  afterAll(async () => {
    client?.close();
    await nginx?.stop();
    await Promise.all((gateways ?? []).map(stopGateway));
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('speaks HTTP/2, and redirects http to https', async () => {
    expect(client.alpnProtocol).toBe('h2');
    const plain = await fetch(`http://localhost:${nginx.plainPort}/search?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/search?x=1']);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      server: 'nginx',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it.each(['/remotes/scores/v1/page.js', '/host.0123456789abcdef.js'])(
    'sends %s compressed at build time, with immutable caching',
    async path => {
      const answer = await ask(path, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(answer.body).toString()).toBe(script);
      expect(answer.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      const tag = answer.headers.etag ?? '';
      expect((await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(304);
    },
  );

  testWithBrotli.each(['/remotes/scores/v1/page.js', '/host.0123456789abcdef.js'])(
    'sends %s as brotli to a browser that takes both, and says that it depends',
    async path => {
      const answer = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(brotliDecompressSync(answer.body).toString()).toBe(script);
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
    },
  );

  it.each(['/remotes/scores/v1/.built-from', '/remotes/scores/v1/gone.js', '/metrics'])(
    'returns 404 for %s',
    async path => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    },
  );

  it('revalidates the registry by its ETag', async () => {
    const first = await ask('/registry.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await ask('/registry.json', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
  });

  it('forwards calls to the services, which see that they came over https', async () => {
    const json = { 'content-type': 'application/json' };
    const answer = await ask('/refresh-token', json, '{"refresh_token":"no-such-token"}');
    expect(JSON.parse(answer.body.toString()).error.code).toBe('invalid-refresh-token');
    expect(answer.headers['strict-transport-security']).toContain('max-age');
  });

  it('forwards the address it sees, whatever headers a visitor sends', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    };
    const json = { 'content-type': 'application/json', ...forged };
    const credentials = JSON.stringify({ email: 'member@kavel.example', password: 'kavel-demo' });
    const pair = JSON.parse((await ask('/api/auth/login', json, credentials)).body.toString()).result;
    const authorization = `Bearer ${pair.access_token}`;
    const sessions = await ask('/api/auth/profile/sessions', { ...forged, authorization });
    expect(JSON.parse(sessions.body.toString()).result).toEqual([
      expect.objectContaining({ address: '127.0.0.0/24' }),
    ]);
  });

  it('loses no request while both gateways are restarted, one after the other', async () => {
    const failures: string[] = [];
    let asked = 0;
    let busy = true;
    const visitor = async (number: number) => {
      let session = await openSession();
      for (let round = 1; busy; round += 1) {
        asked += 1;
        // nginx closes a connection after a thousand requests.
        if (round % 200 === 0) {
          session.close();
          session = await openSession();
        }
        const path = number % 2 === 0 ? '/registry.json' : '/api/real-estate-data/openapi.json';
        const { status } = await ask(path, {}, undefined, session);
        if (status !== 200) failures.push(`${path}: ${status}`);
        if (round % 10 === 0) {
          const json = { 'content-type': 'application/json' };
          const sent = await ask('/telemetry', json, report, session);
          if (sent.status !== 204 && sent.status !== 429) failures.push(`/telemetry: ${sent.status}`);
        }
      }
      session.close();
    };
    const visitors = Promise.all(Array.from({ length: 6 }, (_, number) => visitor(number)));
    for (const [index, gateway] of gateways.entries()) {
      await stopGateway(gateway);
      gateways[index] = await startGateway(gateway.socket);
    }
    busy = false;
    await visitors;
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  }, 120_000);
});
