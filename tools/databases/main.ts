import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../source-hash';
import { exitCodeOf } from './command';
import { type Server, startDebian } from './debian';
import { NotHere } from './install';
import { leftOut } from './left-out';
import { startPgbouncer } from './pgbouncer';

const servers: Record<string, () => Promise<Server>> = { debian: startDebian, pgbouncer: startPgbouncer };

const usage = `Usage: node --import tsx tools/databases/main.ts <${Object.keys(servers).join('|')}…> [path…]

Runs the tests of the services that keep data on Debian's PostgreSQL, or on that behind pgbouncer in
transaction mode, installing them when it may. Paths (patterns as jest takes them) choose among the tests.`;

/** Suites with data in PostgreSQL. */
const suites = [
  'services/(auth|portfolio|gateway|kit/src/(database|http))/',
  'services/real-estate-data/src/(routes|calculation)/',
];

interface Outcome {
  passed: boolean;
  /** Tests that could not run. */
  leftOut: string[];
}

async function runOn(name: string, start: () => Promise<Server>, paths: string[]): Promise<Outcome> {
  console.log(`\n━━ ${name}\n`);
  const server = await start();
  const folder = mkdtempSync(join(tmpdir(), 'kavel-results-'));
  const results = join(folder, 'results.json');
  try {
    const options = [
      '--selectProjects',
      'services',
      '--testPathPatterns',
      ...(paths.length > 0 ? paths : suites),
      '--json',
      `--outputFile=${results}`,
    ];
    const env = { ...process.env, KAVEL_TEST_DATABASE_URL: server.url };
    const jest = resolve(root, 'node_modules/.bin/jest');
    const passed = (await exitCodeOf(jest, options, { cwd: root, env })) === 0;
    return { passed, leftOut: leftOut(results) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(args: string[]): Promise<number> {
  const wanted = args.filter(name => Object.hasOwn(servers, name));
  const paths = args.filter(name => !Object.hasOwn(servers, name));
  if (wanted.length === 0 || args.some(name => name.startsWith('-'))) {
    console.error(usage);
    return 2;
  }
  const lines: string[] = [];
  let failed = false;
  for (const name of wanted) {
    try {
      const { passed, leftOut } = await runOn(name, servers[name] ?? startDebian, paths);
      failed ||= !passed;
      lines.push(`${passed ? '✓' : '✗'} ${name}`, ...leftOut.map(test => `  LEFT OUT: ${test}`));
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      failed = true;
      lines.push(`✗ ${name} was NOT TRIED: ${error.message}`);
    }
  }
  console.log(`\n${lines.join('\n')}`);
  return failed ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
