import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authApi, defineRemote, type TokenPair } from '@kavel/contracts';
import { openSigningKey } from '@kavel/deploy';
import { defineAuthService } from '@kavel/service-auth';
import { route, ServiceError } from '@kavel/service-kit';
import { createTestIssuer, startTestDatabase } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { brandsIn } from './brands/brand-source';
import { createGateway, type GatewayOptions } from './create-gateway';
import { workingTreeRemotes } from './registry/working-tree-remotes';

let folder: string;
let app: FastifyInstance;
let web: GatewayOptions['web'];

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-headers-'));
  write(
    'host/dist/index.html',
    '<!doctype html><html lang="nl"><!-- page --><title>Kavel</title><!-- /page --><script nonce="__NONCE__"></script>',
  );
  write('host/dist/host.0123456789abcdef.js', 'console.log(1)');
  const manifest = defineRemote({
    name: 'scores',
    routes: [
      {
        path: '/passport/:id',
        module: './Passport',
        permission: 'auth.property-pass',
        title: { nl: 'Paspoort', en: 'Passport', de: 'Pass' },
      },
      {
        path: '/wws',
        module: './Wws',
        permission: null,
        title: { nl: 'Huurpunten', en: 'Rent points', de: 'Mietpunkte' },
        description: {
          nl: 'Huurpunten op de kaart',
          en: 'Rent points on a map',
          de: 'Mietpunkte auf der Karte',
        },
      },
      {
        path: '/embed/score',
        module: './Embed',
        permission: null,
        embeddable: true,
        title: { nl: 'Score', en: 'Score', de: 'Score' },
      },
    ],
  });
  write('remotes/scores/dist/remote.json', JSON.stringify({ ...manifest, version: 'aaa', container: 'k' }));
  write('remotes/scores/dist/mf-manifest.json', '{}');
  write('remotes/scores/dist/remoteEntry.js', 'console.log(1)');
  cpSync(join(__dirname, '../../../brands/vesteda'), join(folder, 'brands/vesteda'), { recursive: true });
  const key = openSigningKey(join(folder, 'key.pem'));
  const routes = (scope: FastifyInstance) => {
    route(scope, authApi.logout, async () => null);
    route(scope, authApi.refreshToken, async () => {
      throw new TypeError('a bug');
    });
    route(scope, authApi.userState, async () => {
      throw new ServiceError('forbidden', 'No');
    });
  };
  const endpoints = [authApi.logout, authApi.refreshToken, authApi.userState];
  const close = async () => undefined;
  web = {
    hostBuild: join(folder, 'host/dist'),
    remotes: workingTreeRemotes(join(folder, 'remotes'), join(folder, 'registry.json'), key),
    brands: brandsIn(join(folder, 'brands')),
    config: { environment: 'accept', analyticsScript: null, tileServer: null },
  };
  app = createGateway({
    services: [{ name: 'auth', endpoints, routes, ready: async () => true, close }],
    security: await createTestIssuer(),
    web,
    checks: { database: () => false },
    trustProxy: ['127.0.0.1'],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };
const refresh = JSON.stringify({ refresh_token: 'abc' });

describe.each([
  ['a page', 200, '/login', page, undefined],
  ['a file of the host', 200, '/host.0123456789abcdef.js', {}, undefined],
  ['a file of a remote', 200, '/remotes/scores/aaa/remoteEntry.js', {}, undefined],
  ['a picture of a brand', 200, '/brands/vesteda/logo.svg?v=1', {}, undefined],
  ['a picture of a brand, which may change', 200, '/brands/vesteda/logo.svg', {}, undefined],
  ['the registry', 200, '/registry.json', {}, undefined],
  ['a description', 200, '/api/auth/openapi.json', {}, undefined],
  ['health', 200, '/healthz', {}, undefined],
  ['a part that is away', 503, '/readyz', {}, undefined],
  ['a result', 200, '/api/auth/logout', json, refresh],
  ['a call without a session', 401, '/api/auth/user-state', {}, undefined],
  ['a bug', 500, '/api/auth/refresh-token', json, refresh],
  ['a bug by another address', 500, '/refresh-token', json, refresh],
  ['a body that is no JSON', 400, '/api/auth/logout', json, '{'],
  ['a packed body', 415, '/api/auth/logout', { ...json, 'content-encoding': 'gzip' }, refresh],
  ['a body that is too large', 413, '/api/auth/logout', json, `"${'x'.repeat(17_000)}"`],
  ['a call that is not there', 404, '/api/nothing', {}, undefined],
  ['a file that is not there', 404, '/host.missing.js', {}, undefined],
  ['a zero byte', 400, '/a%00', page, undefined],
  ['an address that cannot be read', 400, '/%', page, undefined],
])('%s', (_, status, url, headers, payload) => {
  const ask = (proto: string) =>
    app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      payload,
      headers: { ...headers, 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': proto },
    });

  it('has the security headers', async () => {
    const answer = await ask('http');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringMatching(/no-store|no-cache|immutable/),
    });
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    const type = String(answer.headers['content-type']);
    if (type.startsWith('text/html')) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'nonce-"),
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.any(String),
      });
    }
    if (status >= 400 || url.startsWith('/api/')) expect(type).toContain('json');
    if (status >= 400 || /^\/(api|brands)\//.test(url)) {
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  // Fastify answers this URL before it reads a proxy's headers.
  if (url === '/%') return;
  it('sets HSTS when it was sent over https', async () => {
    expect((await ask('https')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});

it('a 304 response has them too', async () => {
  const { headers } = await app.inject('/registry.json');
  const again = await app.inject({
    url: '/registry.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
});

it("logging out over HTTP clears the browser's cache", async () => {
  const database = await startTestDatabase();
  const auth = defineAuthService({ databaseUrl: database.url, production: false });
  await auth.migrate?.();
  const gateway = createGateway({ services: [auth], security: auth, web, checks: {} });
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/auth${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const login = await post('/login', { email: 'manager@kavel.example', password: 'kavel-demo' });
  expect(login.headers.get('clear-site-data')).toBeNull();
  const { refresh_token } = ((await login.json()) as { result: TokenPair }).result;
  const logout = await post('/logout', { refresh_token });
  expect([logout.status, logout.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  expect(logout.headers.get('x-content-type-options')).toBe('nosniff');
  await gateway.close();
  await database.stop();
}, 30_000);

it('keeps a page behind a link from search engines and other sites', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/shared-passport', headers: page });
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
});

it('describes public pages to search engines, and tells them of no other', async () => {
  const ask = (url: string) => app.inject({ method: 'GET', url, headers: page });
  const described = await ask('/wws?lang=de');
  expect(described.headers).not.toHaveProperty('x-robots-tag');
  expect(described.body).toContain('<html lang="de"');
  expect(described.body).toContain('<title>Mietpunkte · Kavel</title>');
  for (const url of ['/login', '/passport/1', '/embed/score', '/nothing']) {
    expect((await ask(url)).headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  }
  const map = await app.inject('/sitemap.xml');
  expect(map.body.match(/<loc>/g)).toHaveLength(3);
  expect((await app.inject('/robots.txt')).body).toContain('/sitemap.xml');
});

it('lets other sites show the pages that say so, and no other', async () => {
  const ask = async (url: string) => (await app.inject({ method: 'GET', url, headers: page })).headers;
  const block = await ask('/embed/score');
  expect(block).not.toHaveProperty('x-frame-options');
  expect(block['content-security-policy']).toContain('frame-ancestors *');
  const other = await ask('/wws');
  expect(other).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(other['content-security-policy']).toContain("frame-ancestors 'none'");
});
