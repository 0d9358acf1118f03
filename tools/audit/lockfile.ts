import { parse } from 'yaml';
import { z } from 'zod';

const references = z.record(z.string(), z.string()).default({});
const importerSchema = z.object({
  dependencies: z.record(z.string(), z.object({ version: z.string() })).default({}),
});
const lockfileSchema = z.object({
  importers: z.record(z.string(), importerSchema),
  packages: z.record(z.string(), z.unknown()),
  snapshots: z.record(
    z.string(),
    z.object({ dependencies: references, optionalDependencies: references }).partial(),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
}

export interface Locked {
  all: LockedPackage[];
  /** Packages used by browsers and services, without tools and tests. */
  production: LockedPackage[];
}

/** Packages used only for building, checking and testing. */
const toolsOnly = new Set(['.', 'tools', 'e2e']);

/** Parses pnpm-lock.yaml. */
export function readLockfile(text: string): Locked {
  const { importers, packages, snapshots } = lockfileSchema.parse(parse(text));
  const queue = Object.entries(importers)
    .filter(([importer]) => !toolsOnly.has(importer))
    .flatMap(([, { dependencies }]) =>
      Object.entries(dependencies).map(([name, { version }]) => keyOf(name, version)),
    );
  const reached = new Set<string>();
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const snapshot = snapshots[key];
    if (snapshot === undefined || reached.has(key)) continue;
    reached.add(key);
    const needs = { ...snapshot.dependencies, ...snapshot.optionalDependencies };
    queue.push(...Object.entries(needs).map(([name, version]) => keyOf(name, version)));
  }
  return { all: packagesOf(Object.keys(packages)), production: packagesOf([...reached]) };
}

/** Key of a snapshot from `name` and `1.2.3(peer@2.0.0)`; an alias already is a key. */
function keyOf(name: string, version: string): string {
  return /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`;
}

function packagesOf(keys: string[]): LockedPackage[] {
  const plain = new Set(keys.map(key => key.split('(', 1)[0] ?? key));
  return [...plain].sort().map(key => {
    const at = key.lastIndexOf('@');
    return { name: key.slice(0, at), version: key.slice(at + 1) };
  });
}
