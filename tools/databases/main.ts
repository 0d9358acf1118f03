import { resolve } from 'node:path';
import { root } from '../source-hash';
import { exitCodeOf } from './command';
import { type Server, startDebian } from './debian';
import { NotHere } from './install';
import { startPgbouncer } from './pgbouncer';

const servers: Record<string, () => Promise<Server>> = { debian: startDebian, pgbouncer: startPgbouncer };

const usage = `Usage: node --import tsx tools/databases/main.ts <${Object.keys(servers).join('|')}…> [path…]

Runs the tests of the services that keep data on Debian's PostgreSQL, or on that behind pgbouncer in
transaction mode, installing them when it may. Paths (patterns as jest takes them) choose among the tests.`;

/** Whose data is in PostgreSQL. */
const suites = [
  'services/(auth|portfolio|gateway|kit/src/(database|http))/',
  'services/real-estate-data/src/(routes|calculation)/',
];

async function runOn(name: string, start: () => Promise<Server>, paths: string[]): Promise<boolean> {
  console.log(`\n━━ ${name}\n`);
  const server = await start();
  try {
    const options = [
      '--selectProjects',
      'services',
      '--testPathPatterns',
      ...(paths.length > 0 ? paths : suites),
    ];
    const env = { ...process.env, KAVEL_TEST_DATABASE_URL: server.url };
    return (await exitCodeOf(resolve(root, 'node_modules/.bin/jest'), options, { cwd: root, env })) === 0;
  } finally {
    await server.stop();
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
      const passed = await runOn(name, servers[name] ?? startDebian, paths);
      failed ||= !passed;
      lines.push(`${passed ? '✓' : '✗'} ${name}`);
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
