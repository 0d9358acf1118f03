import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { root, run } from './processes.mjs';

/** The Node.js version of Kavel: when changing it, also change `@types/node` and deploy/container/Containerfile. */
const version = '26.10.0';
const folder = resolve(root, '.cache/node', version);

/** Whether this process runs on it; the minor version may differ. */
export function isRuntime() {
  return majorOf(process.versions.node) === majorOf(version);
}

/** Runs one of our programs on it, installing it from the npm registry if needed. */
export async function runOnRuntime(file, options) {
  const code = existsSync(folder) ? 0 : await download();
  if (code !== 0) return code;
  const node = executable();
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return run(node, [file, ...options], { cwd: process.cwd(), env: { PATH }, ipc: true });
}

/** The packages behind npm's `node`: each contains the nodejs.org release of one platform, without install scripts. */
function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

async function download() {
  console.log(`Installing Node.js ${version}…`);
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const code = await run('npm', [
    'install',
    ...flags,
    `--prefix=${unfinished}`,
    `${packageName()}@${version}`,
  ]);
  // A concurrent start may have been faster.
  if (code === 0 && !existsSync(folder)) renameSync(unfinished, folder);
  rmSync(unfinished, { recursive: true, force: true });
  if (code !== 0) console.error(`Node.js ${version} could not be installed. Is the npm registry reachable?`);
  return code;
}

function executable() {
  const installed = join(folder, 'node_modules', packageName());
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return resolve(installed, bin.node);
}

function majorOf(text) {
  return text.split('.')[0];
}
