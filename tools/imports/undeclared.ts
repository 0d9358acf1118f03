import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import type { IModule } from 'dependency-cruiser';
import type { Breach } from './judge';
import { buildFiles, testFiles } from './table';

export const undeclaredRule = 'undeclared';

const instead =
  'List it in the package.json of this package: `dependencies` for what runs, `devDependencies` for tests and build.';

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Imports of packages that are missing in the nearest package.json. Production code needs them in `dependencies`; tests
 * and build files may also use `devDependencies`, their own and those of the repository.
 */
export function findUndeclared(root: string, modules: readonly IModule[]): Breach[] {
  const manifests = new Map<string, Manifest>();
  const tools = readManifest(root);
  return modules.flatMap(({ source, dependencies }) => {
    const own = manifestOf(root, dirname(source), manifests);
    const listed = new Set([own.name, ...Object.keys(own.dependencies ?? {})]);
    if (testFiles.test(source) || buildFiles.test(source)) {
      for (const { devDependencies } of [own, tools])
        for (const name of Object.keys(devDependencies ?? {})) listed.add(name);
    }
    const imported = new Set(dependencies.map(({ module }) => packageName(module)));
    return [...imported]
      .filter(name => name !== null)
      .filter(name => !listed.has(name) && !listed.has(typesOf(name)))
      .map(to => ({ rule: undeclaredRule, from: source, to, instead }));
  });
}

/** Null for a file or a module of Node.js. */
function packageName(specifier: string): string | null {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return null;
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? null;
}

function typesOf(name: string): string {
  return `@types/${name.replace('@', '').replace('/', '__')}`;
}

/** The nearest package.json above a folder of the repository. */
function manifestOf(root: string, folder: string, known: Map<string, Manifest>): Manifest {
  const manifest = known.get(folder) ?? readNearest(root, folder, known);
  known.set(folder, manifest);
  return manifest;
}

function readNearest(root: string, folder: string, known: Map<string, Manifest>): Manifest {
  if (folder === '.' || existsSync(join(root, folder, 'package.json')))
    return readManifest(join(root, folder));
  return manifestOf(root, dirname(folder), known);
}

function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest;
}
