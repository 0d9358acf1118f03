import { resolve } from 'node:path';
import type { RemoteManifest } from '@kavel/contracts';
import { frontends } from '../frontends';
import { root } from '../source-hash';
import { checkName, NameRefused, writeRemote } from './new-remote';

const usage = 'Usage: npm run remote -- new <name>';

async function manifests(): Promise<RemoteManifest[]> {
  const remotes = frontends().filter(target => target.startsWith('remotes/'));
  return Promise.all(
    remotes.map(async remote => (await import(resolve(root, remote, 'remote.manifest.ts'))).default),
  );
}

const [command, name, ...rest] = process.argv.slice(2);
if (command !== 'new' || name === undefined || rest.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    checkName(name, await manifests());
    for (const file of writeRemote(root, name)) console.log(`  ${file}`);
    console.log(`\nThe remote ${name} is at /${name}. Work on it: npm run dev -- ${name}`);
  } catch (error) {
    if (!(error instanceof NameRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
