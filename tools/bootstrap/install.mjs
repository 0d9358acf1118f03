import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, run } from './processes.mjs';

const pnpm = 'pnpm@12.21.0';
const stampFile = resolve(root, 'node_modules/.kavel-install');

/** Installs when lockfile, manifests or Node changed since the last time. Resolves with an exit code. */
export async function install() {
  const stamp = hashOfManifests();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  console.log('Installing packages…');
  const code = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    env: { CI: 'true' },
  });
  if (code === 0) writeFileSync(stampFile, stamp);
  else console.error('The packages could not be installed. Is the npm registry reachable?');
  return code;
}

/** Updates the lockfile after a package was added. Resolves with an exit code. */
export async function installAnew() {
  const code = await run('npx', ['-y', pnpm, 'install', '--no-frozen-lockfile', '--reporter=append-only'], {
    env: { CI: 'true' },
  });
  if (code === 0) writeFileSync(stampFile, hashOfManifests());
  return code;
}

function hashOfManifests() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    hash.update(file).update(readFileSync(resolve(root, file)));
  }
  return hash.digest('hex');
}

function manifests() {
  const packages = ['remotes', 'shared', 'services'].flatMap(folder =>
    existsSync(resolve(root, folder))
      ? readdirSync(resolve(root, folder)).map(name => join(folder, name))
      : [],
  );
  return ['.', 'host', 'deploy', 'tools', 'e2e', ...packages]
    .map(folder => join(folder, 'package.json'))
    .filter(file => existsSync(resolve(root, file)))
    .sort();
}
