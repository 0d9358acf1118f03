import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { root } from './source-hash';

type RunOptions = Pick<SpawnOptions, 'cwd' | 'env'>;

/** Runs one of our TypeScript files until it ends. Its output goes to stderr: stdout is for the figures. */
export async function runTypeScript(file: string, options: string[], { cwd = root, env }: RunOptions = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const code = await endOf(child);
  if (code !== 0) throw new Error(`${file} ${options.join(' ')} ended with ${code}`);
}

/** Resolves with the exit code. */
export function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', code => done(code));
  });
}

/** Resolves when the child has printed the text; rejects when it exits before. */
export function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((done, fail) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(text)) done();
    });
    child.once('error', fail);
    child.once('exit', code =>
      fail(new Error(`Ended with ${code} before it printed “${text}”:\n${printed}`)),
    );
  });
}
