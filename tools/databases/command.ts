import { type SpawnOptions, spawn } from 'node:child_process';

/** Runs a program with our output until it ends. Throws when it fails. */
export async function runCommand(
  command: string,
  options: string[],
  spawnOptions: SpawnOptions = {},
): Promise<void> {
  const code = await exitCodeOf(command, options, spawnOptions);
  if (code !== 0) throw new Error(`${command} ${options.join(' ')} ended with ${code}`);
}

/** Resolves with the exit code, null when it was ended by a signal. */
export function exitCodeOf(
  command: string,
  options: string[],
  spawnOptions: SpawnOptions = {},
): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(command, options, { stdio: 'inherit', ...spawnOptions });
    child.once('error', fail);
    child.once('exit', done);
  });
}
