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
  /** Id of an existing portfolio, because an unknown id ends most calls early. */
  owned: string;
  /** Folder for reports and other output of the program. */
  folder: string;
}

/** A Debian program that attacks web sites. */
export interface Program {
  name: string;
  executable: string;
  run(assault: Assault): Promise<Probed>;
}

export interface Ran {
  output: string;
  /** True when it was stopped by the time limit. */
  cutOff: boolean;
}

/**
 * Runs a program until it ends or a number of seconds passed. Its home is the folder, so that it leaves nothing
 * elsewhere.
 */
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
