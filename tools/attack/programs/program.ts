import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../http';
import type { Operation } from '../operations';
import type { Probed } from '../probes/probe';

export interface Assault {
  target: Target;
  operations: readonly Operation[];
  owner: { authorization: string };
  /** Id of a portfolio of the owner: an id that is not found ends most calls before they do anything. */
  owned: string;
  /** Folder for reports and whatever the program writes. */
  folder: string;
}

/** A program of Debian that attacks a web site. */
export interface Program {
  name: string;
  executable: string;
  run(assault: Assault): Promise<Probed>;
}

export interface Ran {
  output: string;
  /** Stopped when its time was over. */
  cutOff: boolean;
}

/** Runs a program to its end, or for so many seconds. Its home is the folder: nothing of it stays elsewhere. */
export async function runFor(
  seconds: number,
  executable: string,
  options: string[],
  folder: string,
): Promise<Ran> {
  if (!existsSync(executable)) throw new Error(`${executable} is not installed`);
  const child = spawn(executable, options, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      output += part;
    });
  }
  const ended = new Promise<false>(done => child.once('close', () => done(false)));
  const late = new AbortController();
  const cutOff = await Promise.race([
    ended,
    wait(seconds * 1_000, true as const, { signal: late.signal }).catch(() => false as const),
  ]);
  late.abort();
  if (cutOff) {
    child.kill('SIGKILL');
    await ended;
  }
  return { output, cutOff };
}
