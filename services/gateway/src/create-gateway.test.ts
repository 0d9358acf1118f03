import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { authApi, contractVersion, defineRemote } from '@kavel/contracts';
import { isSignedBy, openSigningKey } from '@kavel/deploy';
import { route, ServiceError } from '@kavel/service-kit';
import { createTestIssuer } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { brandsIn } from './brands/brand-source';
import { createGateway } from './create-gateway';
import { workingTreeRemotes } from './registry/working-tree-remotes';

let folder: string;
let app: FastifyInstance;
let databaseIsThere = true;

const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`;
const manifest = defineRemote({
  name: 'scores',
  routes: [
    {
      path: '/passport/:id',
      module: './Passport',
      permission: 'auth.property-pass',
      title: { nl: '</script><b>', en: 'Passport', de: 'Pass' },
    },
  ],
});

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function buildRemote(version: string): void {
  write(
    'remotes/scores/dist/remote.json',
    JSON.stringify({ ...manifest, version, container: 'kavelScores' }),
  );
  write('remotes/scores/dist/mf-manifest.json', '{}');
  write('remotes/scores/dist/remoteEntry.js', script);
}

function workingTree() {
  const key = openSigningKey(join(folder, 'key.pem'));
  return workingTreeRemotes(join(folder, 'remotes'), join(folder, 'data/registry.json'), key);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-gateway-'));
  write(
    'host/dist/index.html',
    '<!doctype html><script nonce="__NONCE__" src="/host.js"></script>' +
      '<script type="application/json" id="kavel-registry">__REGISTRY__</script>' +
      '<script type="application/json" id="kavel-config">__CONFIG__</script>',
  );
  write('host/dist/host.0123456789abcdef.js', script);
  write('host/dist/host.0123456789abcdef.js.br', brotliCompressSync(script));
  write('host/dist/.built-from', 'secret');
  buildRemote('aaa');
  const issuer = await createTestIssuer();
  app = createGateway({
    services: [
      {
        name: 'auth',
        endpoints: [authApi.refreshToken, authApi.listUsers],
        routes: scope => {
          route(scope, authApi.refreshToken, async ({ body }) => {
            throw new ServiceError('invalid-refresh-token', `Failed to refresh ${body.refresh_token}`);
          });
          route(scope, authApi.listUsers, async () =>
            Array.from({ length: 50 }, (_, number) => ({
              userId: '00000000-0000-4000-8000-000000000000',
              organisationId: '00000000-0000-4000-8000-000000000000',
              name: `Gebruiker ${number}`,
              email: 'a@b.example',
              organisationName: 'Demo',
            })),
          );
        },
        ready: async () => databaseIsThere,
        close: async () => undefined,
      },
    ],
    security: issuer,
    web: {
      hostBuild: join(folder, 'host/dist'),
      remotes: workingTree(),
      brands: brandsIn(join(folder, 'brands')),
      config: {
        environment: 'accept',
        analyticsScript: null,
        tileServer: 'https://tiles.example/{z}/{x}/{y}.png',
      },
    },
    checks: { database: () => databaseIsThere, data: () => true },
  });
  token = await issuer.token();
});

let token: string;

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const page = (url = '/') => get(url, { accept: 'text/html,*/*;q=0.8' });
const inlined = (html: string, id: string) =>
  JSON.parse(html.split(`id="${id}">`)[1]?.split('</script>')[0] ?? '');
const nonceOf = (html: string) => html.match(/nonce="([^"]+)"/)?.[1];

describe('health', () => {
  it('is alive while the process runs, whatever the state of its parts', async () => {
    databaseIsThere = false;
    expect((await get('/healthz')).statusCode).toBe(200);
    databaseIsThere = true;
  });

  it('names the missing part', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    databaseIsThere = false;
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toMatchObject({ code: 'unavailable', details: { missing: ['database'] } });
    databaseIsThere = true;
  });
});

describe('pages', () => {
  it('answers every front-end address with the page, including registry and configuration', async () => {
    const answer = await page('/valuation/7/buckets?tab=2');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(inlined(answer.body, 'kavel-registry').remotes[0]).toMatchObject({
      name: 'scores',
      version: 'aaa',
      entry: '/remotes/scores/aaa/mf-manifest.json',
    });
    expect(inlined(answer.body, 'kavel-config').environment).toBe('accept');
  });

  it('contains the public key of releases', async () => {
    const { body } = await page();
    const { releaseKey } = inlined(body, 'kavel-config');
    const [remote] = inlined(body, 'kavel-registry').remotes;
    expect(isSignedBy(remote, releaseKey)).toBe(true);
    expect(isSignedBy({ ...remote, integrity: 'sha384-other' }, releaseKey)).toBe(false);
  });

  it('escapes texts of a manifest within the inline script', async () => {
    const { body } = await page();
    expect(body).not.toContain('</script><b>');
    expect(inlined(body, 'kavel-registry').remotes[0].routes[0].title.nl).toBe('</script><b>');
  });

  it('allows scripts by a nonce that is new in each response', async () => {
    const [one, other] = [await page(), await page()];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'nonce-${nonceOf(one.body)}' 'strict-dynamic'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect(policy).not.toContain('unsafe');
    expect(nonceOf(other.body)).not.toBe(nonceOf(one.body));
  });

  it('sends the security headers, and HSTS over https only', async () => {
    const { headers } = await page();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    const file = await get('/host.0123456789abcdef.js');
    expect(file.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('files', () => {
  it('serves hashed files as immutable, compressed at build time', async () => {
    const answer = await get('/host.0123456789abcdef.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it.each(['/host.missing.js', '/.built-from', '/..%2f..%2fdata/registry.json'])(
    'returns 404 for %s',
    async url => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('not-found');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('answers unknown calls with JSON, also to a browser', async () => {
    for (const url of ['/api/nothing', '/api/auth/nothing', '/remotes/none/1/x.js']) {
      const answer = await page(url);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not-found']);
    }
  });
});

describe('remotes', () => {
  it('are served from the address in the registry, with immutable caching', async () => {
    const answer = await get('/remotes/scores/aaa/remoteEntry.js');
    expect(answer.body).toBe(script);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('are updated after a build, without a restart; the registry is revalidated by its ETag', async () => {
    const before = await get('/registry.json');
    expect(before.json().contract).toBe(contractVersion);
    expect(before.headers['cache-control']).toBe('no-cache');
    const same = await get('/registry.json', { 'if-none-match': String(before.headers.etag) });
    expect(same.statusCode).toBe(304);

    buildRemote('bbbb');
    const after = await get('/registry.json', { 'if-none-match': String(before.headers.etag) });
    expect(after.json().remotes[0].version).toBe('bbbb');
    expect((await get('/remotes/scores/aaa/remoteEntry.js')).statusCode).toBe(404);
  });

  it('stay in the registry when their files are gone, also after a restart', async () => {
    buildRemote('cc');
    await get('/registry.json');
    rmSync(join(folder, 'remotes/scores/dist'), { recursive: true });
    expect((await get('/registry.json')).json().remotes[0].version).toBe('cc');
    const file = await get('/remotes/scores/cc/remoteEntry.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([404, 'no-store']);

    expect(
      workingTree()
        .registry({ visitor: '' })
        .remotes.map(({ name }) => name),
    ).toEqual(['scores']);
  });
});

describe('calls', () => {
  it('refreshes tokens at the root path too', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/refresh-token',
      payload: { refresh_token: 'abc' },
    });
    expect(answer.json().error).toEqual({ code: 'invalid-refresh-token', message: 'Failed to refresh abc' });
  });

  it('compresses answers above a kilobyte', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    const answer = await get('/api/auth/users', headers);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).result).toHaveLength(50);
  });

  it('accepts a page view as a beacon', async () => {
    const beacon = (payload: string) =>
      app.inject({ method: 'POST', url: '/page-view', payload, headers: { 'content-type': 'text/plain' } });
    expect((await beacon('{"path":"/"}')).statusCode).toBe(204);
    expect((await beacon('{')).statusCode).toBe(204);
  });
});
