import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const typescript = createRequire(import.meta.url).resolve('tsx/cjs/api');

/** Services run from source: a thread has to learn TypeScript before it can read its own. */
export function startSourceThread(
  source: URL,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const code = `
    require(${JSON.stringify(typescript)}).register();
    require(${JSON.stringify(fileURLToPath(source))});`;
  return new Worker(code, { eval: true, execArgv: [], workerData, resourceLimits });
}

/**
 * The same for threads that work long: it takes longer to start, but then modules reach each other directly and not
 * through a function for each name.
 */
export function startModuleThread(source: URL, workerData: unknown): Worker {
  const start = new URL('./module-thread.mjs', import.meta.url);
  return new Worker(start, { argv: [source.href], execArgv: [], workerData });
}
