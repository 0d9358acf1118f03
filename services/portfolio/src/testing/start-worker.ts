import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts a separate process that works on the jobs of a database, to be killed; resolves when it has begun. */
export async function startWorker(
  program: 'list-worker' | 'value-worker',
  databaseUrl: string,
): Promise<ChildProcess> {
  const file = resolve(__dirname, `${program}.ts`);
  const worker = spawn(process.execPath, ['--import', 'tsx', file, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  return worker;
}
