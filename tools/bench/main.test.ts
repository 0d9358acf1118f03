import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

function bench(options: string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve(__dirname, 'main.ts'), ...options],
    { cwd: resolve(__dirname, '../..'), encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { status, stdout, stderr };
}

test.each([
  [['nothing'], 'There is no area nothing.'],
  [[], 'Areas: shell'],
  [['shell', 'speed'], 'transfer, lighthouse, lighthouse-mobile, batch-add, start, builds'],
  [['shell', '--fast'], '--fast'],
])(
  '%j is answered with the available ones, and nothing on stdout',
  (options, told) => {
    const { status, stdout, stderr } = bench(options);
    expect(stderr).toContain(told);
    expect(stderr).toContain('Usage: npm run bench');
    expect(status).toBe(2);
    expect(stdout).toBe('');
  },
  60_000,
);

test('missing data fails the run, is named, and gives no figure', () => {
  const { status, stdout, stderr } = bench(['valuation', 'ames'], { KAVEL_AVM_DATA: '/no/such/folder' });
  expect(stderr).toMatch(/ames could not be measured: .*ames\.csv is not there/);
  expect(JSON.parse(stdout)).toEqual({ figures: [] });
  expect(status).toBe(1);
}, 60_000);
