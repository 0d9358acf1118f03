import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Advisories,
  acceptedSchema,
  advisoriesSchema,
  describeList,
  vulnerableVersions,
} from './advisories';
import { askDeprecated, registryOf, registryReader } from './deprecated';
import { licenceFindings } from './licences';
import { readLockfile } from './lockfile';
import { askRegistry } from './refresh';

const root = resolve(import.meta.dirname, '../..');
const listFile = join(import.meta.dirname, 'advisories.json');
const pnpm = 'pnpm@12.21.0';

const usage = `Usage: npm run audit [-- refresh]

Compares the locked packages with tools/audit/advisories.json, and the licences of what runs in production
with those allowed. Needs no network. refresh asks the registry for a new list and for deprecated versions.`;

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

function readLocked() {
  return readLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
}

function readList(): Advisories {
  return advisoriesSchema.parse(readJson('advisories.json'));
}

/** Parts that the registry does not provide stay unchanged. Returns an exit code. */
async function refresh(today: string): Promise<number> {
  const before = readList();
  const advisories = await attempt('The advisories', () => askRegistry(root, pnpm, today));
  const deprecated = await attempt('The deprecated versions', async () => ({
    date: today,
    versions: await askDeprecated(readLocked().all, registryReader(registryOf(root))),
  }));
  const list = { ...(advisories ?? before), deprecated: deprecated ?? before.deprecated };
  if (advisories || deprecated) writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
  return advisories && deprecated ? 0 : 1;
}

async function attempt<Part>(name: string, ask: () => Part | Promise<Part>): Promise<Part | null> {
  try {
    const part = await ask();
    console.log(`${name} in tools/audit/advisories.json are new.`);
    return part;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${name} stay as they are.`);
    return null;
  }
}

/** Returns the number of findings. */
function check(today: string): number {
  const locked = readLocked();
  const list = readList();
  const accepted = acceptedSchema.parse(readJson('accepted.json'));
  for (const line of describeList(list, locked, today)) console.log(line);

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
  process.exitCode = await refresh(today);
} else {
  process.exitCode = check(today) === 0 ? 0 : 1;
}
