import { contractVersion, type Registry, type TelemetryEntry } from '@kavel/contracts';
import type { VisitSum } from '@kavel/service-content';
import fastify, { type FastifyInstance } from 'fastify';
import { pageViewRoute } from '../web/page-views';
import { type Observed, observe } from './observe';

const title = { nl: 'Paspoort', en: 'Passport', de: 'Pass' };
const registry: Registry = {
  remotes: [
    {
      name: 'scores',
      contract: contractVersion,
      version: 'v1',
      entry: '/remotes/scores/v1/mf-manifest.json',
      container: 'scores',
      routes: [{ path: '/passport/:id', module: './PassportPage', permission: null, title, topBar: true }],
      navigation: [],
    },
  ],
};

let app: FastifyInstance;
let observed: Observed;
let stored: VisitSum[];

beforeEach(async () => {
  app = fastify();
  stored = [];
  observed = observe(app, {
    web: { remotes: { registry: () => registry }, config: { telemetrySample: 0.25 } },
    metricsToken: 'a-token-of-some-length',
    visits: { add: async sums => void stored.push(...sums), close: async () => undefined },
  });
  pageViewRoute(app, observed);
  app.get('/things/:id', async () => ({}));
  await app.ready();
});
afterEach(() => app.close());

const passport = { remote: 'scores', version: 'v1', route: '/passport/:id' };
const load: TelemetryEntry = { kind: 'load', ...passport, milliseconds: 240 };
const report = (body: unknown, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress,
  });
const metrics = async () => (await app.inject({ url: '/metrics' })).body;

it('counts loads, failures and vitals by remote, version and route pattern', async () => {
  const answer = await report({
    entries: [
      load,
      { kind: 'failure', ...passport, failure: 'timeout' },
      { kind: 'vital', ...passport, name: 'LCP', value: 1_800 },
      { kind: 'vital', ...passport, name: 'CLS', value: 0.03 },
    ],
  });
  expect(answer.statusCode).toBe(204);
  const text = await metrics();
  const labels = 'remote="scores",version="v1",route="/passport/:id"';
  expect(text).toContain(`kavel_remote_load_duration_seconds_sum{${labels}} 0.24`);
  expect(text).toContain(`kavel_remote_failures_total{${labels},failure="timeout"} 1`);
  expect(text).toContain(`kavel_web_vital_lcp_seconds_bucket{le="2",${labels}} 1`);
  expect(text).toContain(`kavel_web_vital_cls_bucket{le="0.05",${labels}} 1`);
  expect(text).toContain('process_cpu_seconds_total');
});

it('keeps visits, page loads, failures and vitals by pattern, and what they stand for', async () => {
  for (const path of ['/passport/0200010000130331?x=1', '/Passport/7/', '/login', '/nothing/here']) {
    await app.inject({ method: 'POST', url: '/page-view', payload: { path } });
  }
  const widget = { ...passport, remote: 'valuation' };
  await report({
    entries: [
      load,
      { ...load, milliseconds: 9_000 },
      { ...load, ...widget },
      { kind: 'failure', ...passport, failure: 'timeout' },
      { kind: 'failure', ...widget, failure: 'timeout' },
      { kind: 'vital', ...passport, name: 'LCP', value: 2_500 },
      { kind: 'vital', ...passport, route: '/made-up', name: 'CLS', value: 0.3 },
    ],
  });
  await app.close();
  const kept = stored.map(({ route, measure, bucket, reports, standsFor }) =>
    [route, measure, bucket, reports, standsFor].join(' '),
  );
  expect(kept.toSorted()).toEqual([
    '/* visit 0 1 1',
    '/login visit 0 1 1',
    '/passport/:id LCP 6 1 4',
    '/passport/:id failure 0 1 1',
    '/passport/:id load 14 1 4',
    '/passport/:id load 4 1 4',
    '/passport/:id visit 0 2 2',
    'other CLS 7 1 4',
  ]);
  expect(JSON.stringify(stored)).not.toContain('0200010000130331');
});

it('counts requests by route pattern and status, never by address', async () => {
  await app.inject({ url: '/things/4711?token=secret' });
  await app.inject({ url: '/nothing/here' });
  const text = await metrics();
  expect(text).toContain(
    'kavel_http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 1',
  );
  expect(text).toContain('route="none",status="404"');
  expect(text).not.toMatch(/4711|secret/);
});

it('a served canary counts under its own version', async () => {
  const [scores] = registry.remotes;
  if (scores) observed.served({ remotes: [{ ...scores, version: 'v2-canary' }] });
  await report({
    entries: [
      { ...load, version: 'v2-canary' },
      { ...load, version: 'v3' },
    ],
  });
  const text = await metrics();
  expect(text).toContain('version="v2-canary"');
  expect(text).not.toContain('version="v3"');
});

it('unknown names from browsers count as `other`, to limit the number of labels', async () => {
  for (let number = 0; number < 40; number += 1) {
    await report({
      entries: [{ ...load, remote: `made-up-${number}`, route: `/r${number}`, version: `w${number}` }],
    });
  }
  const text = await metrics();
  expect(text).toContain('count{remote="other",version="other",route="other"} 40');
  expect(text).not.toContain('made-up');
});

it.each([
  ['no JSON', '{'],
  ['no entries', { entries: [] }],
  ['an id in the route', { entries: [{ ...load, route: '/passport/0200010000130331?x=1' }] }],
  ['a field more', { entries: [{ ...load, email: 'a@b.example' }] }],
  ['a time below zero', { entries: [{ ...load, milliseconds: -1 }] }],
  ['too many entries', { entries: Array.from({ length: 51 }, () => load) }],
])('%s: 400, and nothing is counted', async (_, body) => {
  expect((await report(body)).statusCode).toBe(400);
  expect(await metrics()).not.toContain('kavel_remote_load_duration_seconds_count{');
});

it('a report that is too large: 413', async () => {
  const answer = await report('x'.repeat(20_000));
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload-too-large']);
});

it('one flooding address is limited; others are counted', async () => {
  const answers = [];
  for (let number = 0; number < 245; number += 1) answers.push(await report({ entries: [load] }, '10.0.0.1'));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(240);
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await report({ entries: [load] }, '10.0.0.2')).statusCode).toBe(204);
});

it.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine, IPv6', '::1', {}, 200],
  ['elsewhere', '10.0.0.7', {}, 403],
  ['elsewhere through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, 403],
  ['elsewhere with the token', '10.0.0.7', { authorization: 'Bearer a-token-of-some-length' }, 200],
  ['elsewhere with another token', '10.0.0.7', { authorization: 'Bearer a-token-of-same-length' }, 403],
])('metrics for %s', async (_, remoteAddress, headers, status) => {
  expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
});
