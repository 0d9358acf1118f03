import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn, own, type Place } from './place';

/** Creates the cluster if needed. Returns the password of its owner `kavel`. */
export function ensureCluster(place: Place): string {
  const passwordFile = join(place.folder, 'password');
  if (!existsSync(clusterIn(place))) initialise(place, passwordFile);
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Created under a temporary name and renamed when complete, so that an interrupted attempt leaves nothing behind. */
function initialise(place: Place, passwordFile: string): void {
  const unfinished = `${clusterIn(place)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  own(passwordFile, place.user);
  const options = [
    ...['-D', unfinished, '-U', 'kavel', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'],
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  const made = spawnSync(place.binaries.initdb, options, {
    ...place.user,
    cwd: place.folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    throw new Error(`PostgreSQL could not be prepared in ${place.folder}:\n${made.stderr ?? made.error}`);
  }
  renameSync(unfinished, clusterIn(place));
}
