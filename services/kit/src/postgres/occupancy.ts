import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterIn, type Place } from './place';

/** Claims the cluster for this process. Throws when another living Kavel holds it. */
export function occupy(place: Place): void {
  const holder = livingHolder(place.folder);
  if (holder !== null && holder !== process.pid) {
    throw new Error(
      `Another Kavel (process ${holder}) already uses ${place.folder}. Stop it, or give this one its own KAVEL_DATA.`,
    );
  }
  claim(place.folder);
}

export function vacate(place: Place): void {
  rmSync(claimFile(place.folder), { force: true });
}

/** Records in a folder that this process uses it. */
export function claim(folder: string): void {
  writeFileSync(claimFile(folder), identity(process.pid) ?? String(process.pid));
}

/** Whether the recorded process has ended. */
export function isAbandoned(folder: string): boolean {
  const holder = holderOf(folder);
  return holder !== null && !isLiving(holder);
}

/** Id of the recorded process if it still runs. */
function livingHolder(folder: string): number | null {
  const holder = holderOf(folder);
  return holder !== null && isLiving(holder) ? pidOf(holder) : null;
}

/** Null where none is recorded, or the record is just being written; another Kavel may be removing the folder. */
function holderOf(folder: string): string | null {
  try {
    return readFileSync(claimFile(folder), 'utf8') || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isLiving(holder: string): boolean {
  const pid = pidOf(holder);
  return pid > 0 && holder === identity(pid);
}

function pidOf(holder: string): number {
  return Number(holder.split(' ', 1)[0]);
}

function claimFile(folder: string): string {
  return join(folder, 'in-use-by');
}

/** Process ids are reused; with its start time one is unique. Undefined: no such process. */
function identity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return String(pid);
  const startTime = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[19];
  return `${pid} ${startTime}`;
}

/**
 * After a kill the server may have outlived its Kavel, or only its `postmaster.pid` remains. Stops the first and
 * removes the second; never signals a process that is not this cluster's server.
 */
export async function clearRemains(place: Place): Promise<void> {
  const pidFile = join(clusterIn(place), 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  if (isServerOf(pid, place)) process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (isServerOf(pid, place)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not leave ${place.folder}`);
    await wait(50);
  }
  rmSync(pidFile, { force: true });
}

function isServerOf(pid: number, place: Place): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterIn(place));
  } catch {
    return false;
  }
}
