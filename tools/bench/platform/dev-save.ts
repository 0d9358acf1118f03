import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnGateway } from '@kavel/gateway/testing';
import { chromium, type Page } from '@playwright/test';
import { untilPrinted } from '../../run';
import { withWorkingCopy } from '../../working-copy';
import { atMost, type Measurement } from '../figure';
import { prepare, stop, variables } from '../kavel';
import { chromiumFlags, chromiumPath } from '../visit';

const remote = 'marketing';
const page = { path: '/estimate/boron', file: `remotes/${remote}/src/pages/purchase-costs-page.tsx` };
const gatewayPort = 4192;
const remoteOrigin = 'http://localhost:4193';
const saves = 5;

/**
 * Seconds from saving a component to seeing it, in a copy of the sources served by `npm run dev`: the page is not
 * reloaded, and typed text is kept.
 */
export const measureDevSave: Measurement = async bench => {
  await prepare(bench);
  return withWorkingCopy(async copy => {
    bench.say('starting the development server of a remote, and the host');
    const output = join(copy, '.cache/dev');
    const pair = `${remote}=${remoteOrigin}`;
    const develop = spawn(
      process.execPath,
      ['--import', 'tsx', 'tools/dev.ts', `--output=${output}`, `--remote=${pair}`],
      {
        cwd: copy,
        stdio: ['ignore', 'pipe', process.stderr],
      },
    );
    const gateway = spawnGateway({
      ...variables,
      PORT: String(gatewayPort),
      KAVEL_DEV: output,
      KAVEL_DEV_REMOTES: pair,
    });
    try {
      await Promise.all([untilPrinted(develop, 'Developing'), untilPrinted(gateway, 'Kavel is ready')]);
      const seconds = await inBrowser(visited => saveAndSee(visited, join(copy, page.file), bench.say));
      return [atMost('from saving a file to seeing it, slowest of five', Math.max(...seconds), 's', 2)];
    } finally {
      await Promise.all([stop(develop), stop(gateway)]);
    }
  });
};

async function inBrowser<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    return await work(await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' }));
  } finally {
    await browser.close();
  }
}

async function saveAndSee(visited: Page, file: string, say: (line: string) => void): Promise<number[]> {
  await visited.goto(`http://localhost:${gatewayPort}${page.path}`);
  const typed = visited.getByRole('textbox').first();
  await typed.fill('123456');
  const source = readFileSync(file, 'utf8');
  const seconds: number[] = [];
  for (let save = 1; save <= saves; save += 1) {
    const started = performance.now();
    writeFileSync(file, source.replace(/return (<.*\/>);/, `return <><p>save ${save}</p>$1</>;`));
    await visited.getByText(`save ${save}`, { exact: true }).waitFor();
    seconds.push((performance.now() - started) / 1_000);
    if ((await typed.inputValue()) === '')
      throw new Error('The page was loaded again: fast refresh did not work.');
  }
  say(`seen after ${seconds.map(one => one.toFixed(2)).join(', ')} s`);
  return seconds;
}
