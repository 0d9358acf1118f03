import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { validRange } from 'semver';
import {
  type Accepted,
  type Advisories,
  acceptedSchema,
  advisoriesSchema,
  describeList,
  vulnerableVersions,
} from './advisories';
import { askDeprecated } from './deprecated';
import { isAllowed } from './licences';
import { readLockfile } from './lockfile';
import { readAudit } from './refresh';

const list: Advisories = {
  date: '2026-11-01',
  source: 'test',
  packages: { fastify: ['github'] },
  advisories: [
    {
      id: 'GHSA-1',
      package: 'fastify',
      vulnerable: '>=5.0.0 <5.8.3',
      severity: 'high',
      title: 'Body validation is bypassed',
      url: 'https://example.com/GHSA-1',
    },
  ],
};
const nothing: Accepted = { advisories: [], licences: [] };
const today = '2026-11-23';
const locked = [
  { name: 'fastify', version: '5.8.2' },
  { name: 'fastify', version: '5.8.3' },
  { name: 'fastify-plugin', version: '5.0.0' },
];
const found = (accepted = nothing, advisories = list) =>
  vulnerableVersions(locked, advisories, accepted, today).map(({ name, version }) => `${name} ${version}`);

test('a locked version in the range of an advisory is found, and no other', () => {
  expect(found()).toEqual(['fastify 5.8.2']);
});

test('an advisory of low severity is ignored', () => {
  const low = { ...list, advisories: list.advisories.map(one => ({ ...one, severity: 'low' as const })) };
  expect(found(nothing, low)).toEqual([]);
});

test('an accepted advisory is ignored until its date', () => {
  const until = (day: string) => ({
    ...nothing,
    advisories: [{ id: 'GHSA-1', reason: 'our routes validate by themselves', until: day }],
  });
  expect(found(until('2026-11-23'))).toEqual([]);
  expect(found(until('2026-11-22'))).toEqual(['fastify 5.8.2']);
});

test('the list reports its age and what it does not cover', () => {
  const lockfile = { all: locked, production: locked.slice(0, 2) };
  expect(describeList(list, lockfile, today).join('\n')).toMatch(
    /22 days old[\s\S]*cover 1 of 2 locked packages, 1 of 1 that production runs[\s\S]*NOT COVERED/,
  );
  const all = { ...list, packages: 'all' as const };
  expect(describeList(all, lockfile, '2026-12-02').join('\n')).toMatch(/2 of 2 locked[\s\S]*STALE/);
});

test('deprecated versions that are still locked are reported, and so is a missing check', () => {
  const lockfile = { all: locked, production: locked };
  const told = (deprecated: Advisories['deprecated']) =>
    describeList({ ...list, deprecated }, lockfile, today).join('\n');
  expect(told(undefined)).toContain('NOT KNOWN');
  const versions = ['5.8.2', '5.0.1'].map(version => ({ name: 'fastify', version, message: 'Use 5.8.3' }));
  expect(told({ date: today, versions })).toMatch(
    /1 locked versions[\s\S]*- fastify 5\.8\.2 .*: Use 5\.8\.3$/,
  );
});

const registry = (packages: Record<string, Record<string, string>>) => async (name: string) =>
  Object.fromEntries(
    Object.entries(packages[name] ?? {}).map(([version, deprecated]) => [version, { deprecated }]),
  );

test('locked versions that the registry marks deprecated are recorded, and no others', async () => {
  const marked = {
    inflight: { '1.0.6': 'leaks' },
    fastify: { '5.8.2': 'Use 5.8.3', '5.8.3': '', '5.0.1': 'old' },
  };
  expect(await askDeprecated(locked, registry(marked))).toEqual([
    { name: 'fastify', version: '5.8.2', message: 'Use 5.8.3' },
  ]);
});

test('a registry without deprecation marks is an error instead of an empty result', async () => {
  const unmarked = { inflight: { '1.0.6': '' }, fastify: { '5.8.2': '' } };
  await expect(askDeprecated(locked, registry(unmarked))).rejects.toThrow('does not say');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['none stated', false],
])('licence %s is allowed: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed));

test('production packages are distinguished from tools, through transitive dependencies', () => {
  const { all, production } = readLockfile(`
importers:
  .: { dependencies: { jest: { version: 30.0.0 } } }
  services/a: { dependencies: { fastify: { version: 5.8.3 }, kit: { version: link:../kit } } }
packages: { jest@30.0.0: {}, fastify@5.8.3: {}, '@fastify/ajv@1.0.0': {} }
snapshots:
  jest@30.0.0: {}
  fastify@5.8.3: { dependencies: { '@fastify/ajv': 1.0.0(peer@2.0.0) } }
  '@fastify/ajv@1.0.0(peer@2.0.0)': {}
`);
  expect(all).toHaveLength(3);
  expect(production).toEqual([
    { name: '@fastify/ajv', version: '1.0.0' },
    { name: 'fastify', version: '5.8.3' },
  ]);
});

test('our own lockfile is parsed: services and browsers included, test tools excluded', () => {
  const { production } = readLockfile(readFileSync(resolve('pnpm-lock.yaml'), 'utf8'));
  const names = new Set(production.map(({ name }) => name));
  expect(['fastify', 'find-my-way', 'react', 'pg'].filter(name => !names.has(name))).toEqual([]);
  expect(['jest', '@playwright/test', 'webpack'].filter(name => names.has(name))).toEqual([]);
});

test('a registry response becomes a list; an error response throws', () => {
  const one = {
    module_name: 'fastify',
    vulnerable_versions: '<5.8.3',
    severity: 'high',
    title: 'Title',
    url: 'https://example.com/1',
    github_advisory_id: 'GHSA-2',
  };
  const { advisories } = readAudit(JSON.stringify({ advisories: { 1: one }, metadata: {} }), '');
  expect(advisories).toEqual([expect.objectContaining({ id: 'GHSA-2', vulnerable: '<5.8.3' })]);
  expect(() => readAudit('', 'responded with 405')).toThrow('responded with 405');
});

test('our own list names a source for each package, and contains every accepted advisory', () => {
  const read = (name: string) => JSON.parse(readFileSync(resolve('tools/audit', name), 'utf8'));
  const { packages, sources = {}, advisories } = advisoriesSchema.parse(read('advisories.json'));
  const accepted = acceptedSchema.parse(read('accepted.json')).advisories;
  if (packages !== 'all') {
    const unknown = Object.values(packages)
      .flat()
      .filter(source => !Object.hasOwn(sources, source));
    expect(unknown).toEqual([]);
    expect(advisories.filter(one => !Object.hasOwn(packages, one.package))).toEqual([]);
  }
  expect(advisories.filter(({ vulnerable }) => validRange(vulnerable) === null)).toEqual([]);
  const ids = new Set(advisories.map(({ id }) => id));
  expect(accepted.filter(({ id }) => !ids.has(id))).toEqual([]);
});
