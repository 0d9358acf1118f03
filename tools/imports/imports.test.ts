import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Breach, judge } from './judge';
import { makeRules } from './rules';
import { makeHouse } from './testing/made-house';
import { undeclaredRule } from './undeclared';

/** A file that violates a rule: the rule, the file, its import and the resolved path. */
const wrong: readonly [rule: string, file: string, specifier: string, to: string][] = [
  ['imports-of-host', 'host/src/a.ts', '@house/scores', 'remotes/scores/src/index.ts'],
  ['imports-of-remotes/*', 'remotes/valuation/src/a.ts', '@house/scores', 'remotes/scores/src/index.ts'],
  ['imports-of-remotes/*', 'remotes/valuation/src/b.ts', '@house/host', 'host/src/index.ts'],
  [
    'imports-of-remotes/*',
    'remotes/valuation/src/c.ts',
    '@house/portfolio',
    'services/portfolio/src/index.ts',
  ],
  ['tests-from-production', 'remotes/valuation/src/d.ts', '@house/testing', 'shared/testing/src/index.ts'],
  ['imports-of-shared/contracts', 'shared/contracts/src/a.ts', '@house/i18n', 'shared/i18n/src/index.ts'],
  ['imports-of-shared/*', 'shared/ui/src/a.ts', '@house/scores', 'remotes/scores/src/index.ts'],
  ['imports-of-services/kit', 'services/kit/src/a.ts', '@house/engine', 'services/engine/src/index.ts'],
  ['imports-of-services/engine', 'services/engine/src/a.ts', '@house/kit', 'services/kit/src/index.ts'],
  [
    'imports-of-services/catalogue',
    'services/catalogue/src/a.ts',
    '@house/locator-index',
    'services/locator-index/src/index.ts',
  ],
  [
    'imports-of-services/locator-index',
    'services/locator-index/src/a.ts',
    '@house/catalogue-import',
    'services/catalogue-import/src/index.ts',
  ],
  [
    'imports-of-services/catalogue-import',
    'services/catalogue-import/src/a.ts',
    '@house/demo-data',
    'services/demo-data/src/index.ts',
  ],
  [
    'imports-of-services/demo-data',
    'services/demo-data/src/a.ts',
    '@house/portfolio',
    'services/portfolio/src/index.ts',
  ],
  [
    'imports-of-services/real-estate-data',
    'services/real-estate-data/src/a.ts',
    '@house/demo-data',
    'services/demo-data/src/index.ts',
  ],
  [
    'imports-of-services/gateway',
    'services/gateway/src/a.ts',
    '@house/catalogue',
    'services/catalogue/src/index.ts',
  ],
  [
    'imports-of-services/*',
    'services/portfolio/src/a.ts',
    '@house/real-estate-data',
    'services/real-estate-data/src/index.ts',
  ],
  ['imports-of-deploy', 'deploy/src/a.ts', '@house/gateway', 'services/gateway/src/index.ts'],
  ['imports-of-tools', 'tools/a.ts', '@house/ui', 'shared/ui/src/index.ts'],
  ['imports-of-e2e', 'e2e/specs/a.spec.ts', '@house/portfolio', 'services/portfolio/src/index.ts'],
  [
    'only-there-chakra',
    'remotes/valuation/src/e.tsx',
    '@chakra-ui/react',
    'node_modules/@chakra-ui/react/index.js',
  ],
  ['only-there-openlayers', 'shared/ui/src/b.ts', 'ol', 'node_modules/ol/index.js'],
  ['only-there-router', 'host/src/b.ts', 'react-router-dom', 'node_modules/react-router-dom/index.js'],
  [
    'only-there-query',
    'host/src/c.ts',
    '@tanstack/react-query',
    'node_modules/@tanstack/react-query/index.js',
  ],
  ['only-there-rxjs', 'host/src/d.ts', 'rxjs', 'node_modules/rxjs/index.js'],
  ['only-there-charts', 'remotes/valuation/src/f.ts', 'd3-scale', 'node_modules/d3-scale/index.js'],
  ['only-there-token-cookies', 'host/src/e.ts', 'jwt-decode', 'node_modules/jwt-decode/index.js'],
  ['only-there-schemas-in-the-browser', 'shared/ui/src/c.ts', 'zod', 'node_modules/zod/index.js'],
  ['only-there-react-in-services', 'services/portfolio/src/b.ts', 'react', 'node_modules/react/index.js'],
  ['only-there-sql', 'services/portfolio/src/units/routes.ts', 'kysely', 'node_modules/kysely/index.js'],
  [
    'only-there-duckdb',
    'services/real-estate-data/src/search/routes.ts',
    '@duckdb/node-api',
    'node_modules/@duckdb/node-api/index.js',
  ],
  ['resolves', 'host/src/f.ts', '@house/ui/src/inner', '@house/ui/src/inner'],
  ['door', 'host/src/g.ts', '../../shared/ui/src/index', 'shared/ui/src/index.ts'],
  [
    'feature-insides',
    'remotes/valuation/src/features/income/ui/a.tsx',
    '../../references/model/shown',
    'remotes/valuation/src/features/references/model/shown.ts',
  ],
  [
    'model-without-react',
    'remotes/valuation/src/features/income/model/a.ts',
    'react',
    'node_modules/react/index.js',
  ],
  [
    'model-without-react',
    'remotes/valuation/src/features/income/model/b.ts',
    '../ui/form',
    'remotes/valuation/src/features/income/ui/form.tsx',
  ],
  ['engine-without-io', 'services/engine/src/b.ts', 'node:fs', 'fs'],
  ['contracts-alone', 'shared/contracts/src/b.ts', 'fastify', 'node_modules/fastify/index.js'],
  [
    'tests-from-production',
    'services/kit/src/b.ts',
    './testing/database',
    'services/kit/src/testing/database.ts',
  ],
  ['undeclared', 'host/src/h.ts', 'left-pad', 'left-pad'],
];

/** Valid imports that an overly strict rule would reject. */
const right: Readonly<Record<string, string>> = {
  'host/webpack.config.ts': "import '@house/tools';",
  'tools/src/index.ts': 'export {};',
  'remotes/valuation/src/a.test.ts': "import 'jest';\nimport '@house/testing';",
  'remotes/valuation/src/features/references/index.ts': "export * from './model/shown';",
  'remotes/valuation/src/features/references/model/shown.ts': "import '@house/contracts';",
  'remotes/valuation/src/features/income/ui/form.tsx':
    "import 'react';\nimport '../../references';\nimport '@house/ui';",
  'remotes/scores/src/a.ts': "import '@house/ui';",
  'shared/testing/src/index.ts': "import '@house/ui';",
  'shared/i18n/src/a.ts': "import 'react';",
  'shared/ui/src/inner.ts': "import '@chakra-ui/react';",
  'shared/contracts/src/c.ts': "import 'zod';",
  'services/kit/src/testing/database.ts': "import 'pg';",
  'services/kit/src/database/open.ts': "import 'pg';",
  'services/portfolio/src/units/repository.ts': "import 'kysely';\nimport '@house/kit';",
  'services/auth/src/repositories/users.ts': "import 'kysely';",
  'services/catalogue/src/query.ts': "import '@duckdb/node-api';",
  'services/real-estate-data/src/search/search.ts':
    "import '@house/catalogue';\nimport '@house/locator-index';",
  'services/real-estate-data/src/search/search.test.ts': "import '@house/demo-data';",
  'services/catalogue-import/src/b.ts': "import '@house/locator-index';",
  'services/demo-data/src/b.ts': "import '@house/catalogue-import';\nimport '@house/engine';",
  'services/gateway/src/b.ts': "import '@house/portfolio';\nimport '@house/deploy';",
};

const root = realpathSync(mkdtempSync(join(tmpdir(), 'kavel-imports-')));
let found: Breach[];

beforeAll(() => {
  const broken = wrong.map(([, file, specifier]) => [file, `import '${specifier}';`]);
  const circle = {
    'shared/ui/src/round.ts': "import type { There } from './trip';\nexport type Here = There;",
    'shared/ui/src/trip.ts': "import type { Here } from './round';\nexport type There = Here;",
  };
  makeHouse(root, { ...right, ...Object.fromEntries(broken), ...circle });
  // dependency-cruiser is an ES module with top-level await, which Jest cannot load.
  const loader = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const script = join(__dirname, 'testing/check-house.ts');
  const printed = execFileSync(process.execPath, ['--import', loader, script, root], { encoding: 'utf8' });
  found = JSON.parse(printed);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function foundAt(file: string): Breach[] {
  return found.filter(({ from }) => from === file);
}

it.each(wrong)('reports %s for %s', (rule, from, _specifier, to) => {
  expect(foundAt(from)).toContainEqual({ rule, from, to, instead: expect.stringMatching(/.{30,}\.$/) });
});

it('reports a cycle, also of types, with its files', () => {
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'cycle',
      from: 'shared/ui/src/round.ts',
      to: 'shared/ui/src/trip.ts → shared/ui/src/round.ts',
    }),
  );
});

it('reports nothing for valid files', () => {
  expect(Object.keys(right).flatMap(foundAt)).toEqual([]);
});

it('covers every rule', () => {
  const names = [...(makeRules().forbidden ?? []).map(({ name }) => name), undeclaredRule];
  const shown = new Set([...wrong.map(([rule]) => rule), 'cycle']);
  expect(names.filter(name => !shown.has(name ?? ''))).toEqual([]);
});

describe('exceptions', () => {
  const breach = { rule: 'door', from: 'host/src/a.ts', to: 'shared/ui/src/b.ts', instead: '' };
  const exception = { rule: 'door', from: /^host\/src\/a\.ts$/, since: '2026-11-23', why: '' };

  it('exclude only the imports that they name', () => {
    const other = { ...breach, from: 'host/src/b.ts' };
    expect(judge([breach, other], [exception])).toEqual({ breaches: [other], stale: [] });
  });

  it('are reported when unused', () => {
    expect(judge([], [exception])).toEqual({ breaches: [], stale: [exception] });
  });
});
