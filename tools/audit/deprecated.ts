import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import type { DeprecatedVersion } from './advisories';
import type { LockedPackage } from './lockfile';

const packumentSchema = z.object({
  versions: z.record(z.string(), z.object({ deprecated: z.union([z.string(), z.boolean()]).optional() })),
});
type Versions = z.infer<typeof packumentSchema>['versions'];

/** A package deprecated for years. A registry that does not mark it omits the marks, like some mirrors. */
const known = { name: 'inflight', version: '1.0.6' };
const atOnce = 8;

/** Queries the registry by package for deprecated locked versions. Throws when it provides no marks. */
export async function askDeprecated(
  locked: readonly LockedPackage[],
  versionsOf: (name: string) => Promise<Versions>,
): Promise<DeprecatedVersion[]> {
  if (messageOf((await versionsOf(known.name))[known.version]) === null)
    throw new Error('The registry does not say which versions are deprecated.');
  const names = [...new Set(locked.map(({ name }) => name))];
  const found: DeprecatedVersion[] = [];
  for (let start = 0; start < names.length; start += atOnce) {
    const batch = names.slice(start, start + atOnce);
    const answers = new Map(
      await Promise.all(batch.map(async name => [name, await versionsOf(name)] as const)),
    );
    for (const { name, version } of locked) {
      const message = messageOf(answers.get(name)?.[version]);
      if (message !== null) found.push({ name, version, message });
    }
  }
  return found;
}

function messageOf(version: Versions[string] | undefined): string | null {
  const mark = version?.deprecated;
  if (mark === undefined || mark === false || mark === '') return null;
  return mark === true ? 'no reason given' : mark;
}

/** Reads the versions of a package from a registry. Throws after a timeout of half a minute. */
export function registryReader(registry: string): (name: string) => Promise<Versions> {
  return async name => {
    const answer = await fetch(new URL(name.replace('/', '%2f'), registry), {
      headers: { accept: 'application/vnd.npm.install-v1+json' },
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`The registry answers ${answer.status} for ${name}.`);
    return packumentSchema.parse(await answer.json()).versions;
  };
}

/** The registry that npm uses in a folder. */
export function registryOf(folder: string): string {
  return spawnSync('npm', ['config', 'get', 'registry'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}
