import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acceptedSchema, advisoriesSchema, describeList, vulnerableVersions } from './advisories';
import { licenceFindings } from './licences';
import { readLockfile } from './lockfile';
import { askRegistry } from './refresh';

const root = resolve(import.meta.dirname, '../..');
const listFile = join(import.meta.dirname, 'advisories.json');
const pnpm = 'pnpm@12.21.0';

const usage = `Usage: npm run audit [-- refresh]

Compares the locked packages with tools/audit/advisories.json, and the licences of what runs in production
with those allowed. Needs no network. refresh asks the registry for a new list.`;

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

function refresh(today: string): number {
  try {
    const list = askRegistry(root, pnpm, today);
    writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
    console.log(`tools/audit/advisories.json has ${list.advisories.length} advisories as of ${today}.`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nThe list stays as it is.`);
    return 1;
  }
}

/** Returns the number of findings. */
function check(today: string): number {
  const locked = readLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const list = advisoriesSchema.parse(readJson('advisories.json'));
  const accepted = acceptedSchema.parse(readJson('accepted.json'));
  for (const line of describeList(list, locked.all, today)) console.log(line);

  const vulnerable = vulnerableVersions(locked.all, list, accepted, today);
  for (const { name, version, advisory } of vulnerable) {
    console.error(
      `✗ ${name} ${version}: ${advisory.severity}, ${advisory.title} (${advisory.id}) ${advisory.url}`,
    );
  }
  const { findings, notInstalled } = licenceFindings(
    locked.production,
    join(root, 'node_modules/.pnpm'),
    accepted,
  );
  for (const { name, version, licence } of findings) {
    console.error(`✗ ${name} ${version}: its licence ${licence} is not allowed`);
  }
  const checked = locked.production.length - notInstalled;
  console.log(
    `Licences of ${checked} of ${locked.production.length} production packages checked; the others are for other platforms.`,
  );
  return vulnerable.length + findings.length;
}

const today = new Date().toISOString().slice(0, 10);
const [command, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (command !== undefined && command !== 'refresh')) {
  console.error(usage);
  process.exitCode = 2;
} else if (command === 'refresh') {
  process.exitCode = refresh(today);
} else {
  process.exitCode = check(today) === 0 ? 0 : 1;
}
