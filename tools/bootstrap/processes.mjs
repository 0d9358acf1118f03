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
 * npm passes a signal to the shell it started us with, and that shell ends without telling us. A process of ours
 * that started us on another Node.js closes the channel when it is killed.
 */
function watchParent() {
  process.once('disconnect', () => stopAll());
  process.channel?.unref();
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopAll(), 250).unref();
}

/** Where the data is, and where the command was called: npm changes to the root. */
export function readData() {
  const calledFrom = process.env.INIT_CWD ?? process.cwd();
  return { folder: resolve(root, process.env.KAVEL_DATA || '.kavel'), calledFrom };
}

/**
 * Runs a program to its end with our own input and output. Resolves with its exit code, 0 when it was us
 * who asked it to stop. `ipc` lets the child notice when we are killed.
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

/** Runs a TypeScript file of ours. The loader is named by its file, as the folder may be any. */
export function runTypeScript(file, options = [], { nodeOptions = [], ...rest } = {}) {
  const loader = pathToFileURL(createRequire(resolve(root, 'package.json')).resolve('tsx')).href;
  return run(process.execPath, [...nodeOptions, '--import', loader, resolve(root, file), ...options], rest);
}

/** Runs a tool that a package of the workspace depends on. */
export function runTool(name, options, { folder = '.', ...rest } = {}) {
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  return run(resolve(root, folder, 'node_modules/.bin', name + suffix), options, rest);
}

/** Asks everything that still runs to stop. */
export function stopAll(signal = 'SIGTERM') {
  if (stopping) return;
  stopping = true;
  for (const child of running) child.kill(signal);
}
