import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();
let stopping = false;

for (const signal of forwarded) process.on(signal, () => stopAll(signal));
watchParent();

/**
 * npm sends a signal to its shell, which ends without telling us. A parent process on another Node.js closes the ipc
 * channel when it is killed.
 */
function watchParent() {
  process.once('disconnect', () => stopAll());
  process.channel?.unref();
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopAll(), 250).unref();
}

/** The data folder, and the directory where the command was called, because npm changes to the root. */
export function readData() {
  const calledFrom = process.env.INIT_CWD ?? process.cwd();
  return { folder: resolve(root, process.env.KAVEL_DATA || '.kavel'), calledFrom };
}

/**
 * Runs a program with our stdio until it ends. Resolves with its exit code, 0 when we asked it to stop. `ipc` lets the
 * child detect when we are killed.
 */
export function run(command, options = [], { cwd = root, env = {}, ipc = false } = {}) {
  if (stopping) return Promise.resolve(130);
  return new Promise((done, fail) => {
    const child = spawn(command, options, {
      cwd,
      env: { ...process.env, KAVEL_DATA: readData().folder, ...env },
      stdio: ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
      shell: process.platform === 'win32' && ['npm', 'npx'].includes(command),
    });
    running.add(child);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      running.delete(child);
      done(code ?? (stopping && forwarded.includes(signal) ? 0 : 1));
    });
  });
}

/** Runs one of our TypeScript files. The loader is given as a file path, because the working directory may be any. */
export function runTypeScript(file, options = [], { nodeOptions = [], ...rest } = {}) {
  const loader = pathToFileURL(createRequire(resolve(root, 'package.json')).resolve('tsx')).href;
  return run(process.execPath, [...nodeOptions, '--import', loader, resolve(root, file), ...options], rest);
}

/** Runs a tool from a workspace package's dependencies. */
export function runTool(name, options, { folder = '.', ...rest } = {}) {
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  return run(resolve(root, folder, 'node_modules/.bin', name + suffix), options, rest);
}

/** Asks all running child processes to stop. */
export function stopAll(signal = 'SIGTERM') {
  if (stopping) return;
  stopping = true;
  for (const child of running) child.kill(signal);
}
