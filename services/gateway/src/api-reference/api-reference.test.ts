import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyDemo } from '@kavel/demo-data/testing';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from '../environment';
import { compose } from '../start';

const services = ['auth', 'portfolio', 'real-estate-data', 'reports', 'content'];
const client = resolve(__dirname, 'client');
const generator = resolve(__dirname, '../../node_modules/.bin/openapi-typescript');
const compiler = resolve(__dirname, '../../../../node_modules/.bin/tsc');

interface Client {
  valuePortfolio(
    baseUrl: string,
    credentials: { email: string; password: string },
  ): Promise<{ totalValue: number; text: string }>;
}

let folder: string;
let database: TestDatabase;
let gateway: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-api-'));
  [database] = await Promise.all([startTestDatabase(), copyDemo({ dataFolder: folder, everyNth: 200 })]);
  const environment = readEnvironment({ KAVEL_DATA: folder, LOG_LEVEL: 'silent' }, folder);
  const composed = compose(environment, { url: database.url, stop: async () => undefined }, folder);
  gateway = composed.gateway;
  gateway.log.level = environment.logLevel;
  for (const service of composed.services) await service.migrate?.();
  await gateway.ready();
});
afterAll(async () => {
  await gateway.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function describedBy(service: string) {
  return (await gateway.inject(`/api/${service}/openapi.json`)).json();
}

it.each(services)('describes %s without a finding of spectral:oas', async service => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: oas as RulesetDefinition });
  const findings = await spectral.run(await describedBy(service));
  expect(findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

it('describes the failures of every call', async () => {
  const silent: string[] = [];
  for (const service of services) {
    const { paths } = await describedBy(service);
    for (const operation of Object.values<Record<string, { operationId: string; responses: object }>>(
      paths,
    )) {
      for (const { operationId, responses } of Object.values(operation)) {
        if (!('400' in responses)) silent.push(`${service} ${operationId}`);
      }
    }
  }
  expect(silent).toEqual([]);
});

it('shows a readable reference under a content policy that allows no other origin', async () => {
  const page = await gateway.inject('/api/docs/real-estate-data');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-[^']+';/);
  const addresses = [...page.payload.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) =>
    String(address),
  );
  expect(addresses).toContain('/api/docs/files/swagger-ui-bundle.js');
  for (const address of addresses) {
    expect({ address, status: (await gateway.inject(address)).statusCode }).toEqual({ address, status: 200 });
  }
  expect((await gateway.inject('/api/docs/nothing')).statusCode).toBe(404);
});

it('is enough to generate a client that compiles and values a portfolio', async () => {
  mkdirSync(join(client, 'generated'), { recursive: true });
  for (const service of services) {
    const document = join(folder, `${service}.json`);
    writeFileSync(document, JSON.stringify(await describedBy(service)));
    run(generator, [document, '--output', join(client, 'generated', `${service}.ts`)]);
  }
  run(compiler, ['-p', join(client, 'tsconfig.json')]);

  // Imported by path: its types are generated during the test.
  const { valuePortfolio }: Client = await import(join(client, 'value-portfolio'));
  const origin = await gateway.listen({ port: 0 });
  const done = await valuePortfolio(origin, { email: 'manager@kavel.example', password: 'kavel-demo' });
  expect(done.totalValue).toBeGreaterThan(100_000);
  expect(done.text).toContain('Valued by a partner');
});

/** Throws with the output of the program. */
function run(program: string, options: string[]): void {
  try {
    execFileSync(program, options, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
}
