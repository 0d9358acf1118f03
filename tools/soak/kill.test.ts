import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { SoakReport } from './run';

/** For the full run: `node --import tsx tools/soak/kill.ts --rounds 200`. */
it('loses nothing acknowledged when the service, or its database too, is killed while writing', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve(__dirname, 'kill.ts'), '--rounds', '2', '--port', '4194'],
    { cwd: resolve(__dirname, '../..'), encoding: 'utf8' },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const report = JSON.parse(stdout) as SoakReport;
  expect(report).toMatchObject({ kills: { service: 1, all: 1 }, problems: [] });
  expect(report.portfolios).toBeGreaterThan(0);
}, 300_000);
