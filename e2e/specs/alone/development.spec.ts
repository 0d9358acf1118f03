import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, variables } from '../../environment';
import {
  carriersOf,
  collectScripts,
  countMakings,
  expectOneOfEach,
  marks,
  visitThreeRemotes,
} from '../../pages/one-of-each';
import { expect, test } from '../../pages/test';

const port = 4126;
const remotes = ['marketing', 'map-workspace', 'portfolio-hub'].map(
  (name, index) => `${name}=http://localhost:${port + 1 + index}`,
);

// zod of a development build probes whether it may compile functions; the content policy refuses.
test.use({ expectedNoise: ['TrustedScript', 'Function constructor'] });

let folder: string;
let processes: ChildProcess[] = [];

/** Resolves when it prints the text. */
async function start(options: string[], env: Record<string, string>, text: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  await new Promise<void>((done, fail) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(text)) done();
    });
    child.once('exit', code => fail(new Error(`Ended with ${code}: ${printed}`)));
  });
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'kavel-e2e-dev-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  symlinkSync(join(variables.KAVEL_DATA, 'catalogue'), join(data, 'catalogue'));
  const output = join(folder, 'dev');
  const development = { KAVEL_DEV: output, KAVEL_DEV_REMOTES: remotes.join(',') };
  const gateway = { ...variables, ...development, PORT: String(port), KAVEL_DATA: data };
  await Promise.all([
    start(['tools/dev.ts', `--output=${output}`, ...remotes.map(one => `--remote=${one}`)], {}, 'Developing'),
    start(['services/gateway/src/main.ts'], gateway, 'Kavel is ready'),
  ]);
});

test.afterAll(async () => {
  const running = processes.filter(({ exitCode }) => exitCode === null);
  await Promise.all(
    running.map(async child => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  processes = [];
  rmSync(folder, { recursive: true, force: true });
});

test('three remotes under development share one instance of each singleton with the host', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.addInitScript(countMakings);
  await visitThreeRemotes(page, `http://localhost:${port}`);
  const origins = new Set([...scripts.keys()].map(url => new URL(url).port));
  expect(origins).toEqual(new Set([port, port + 1, port + 2, port + 3].map(String)));
  for (const [what, mark] of Object.entries(marks)) {
    const carriers = await carriersOf(mark, scripts);
    expect(new Set(carriers.map(url => new URL(url).port)), `who carries ${what}`).toEqual(
      new Set([String(port)]),
    );
  }
  await expectOneOfEach(page);
  await expect(page.getByRole('button', { name: /Van elders/ })).toBeVisible();
});
