import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { authApi, fullAddress } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { makeDemo } from '@kavel/demo-data';
import { type Ask, askAt } from '../ask';
import { problemsOf } from './check';
import { startGateway, type Victim } from './gateway';
import { type Written, write, writeBatch, writeList, writeListAsItComes, writeNames } from './writers';

export interface SoakOptions {
  rounds: number;
  port: number;
  /** Called after every round. */
  say(line: string): void;
}

export interface SoakReport {
  kills: Record<Victim, number>;
  /** Number of portfolios written, including those for batches and lists. */
  portfolios: number;
  batches: number;
  lists: number;
  problems: string[];
}

const addressCount = 60;
/** The service is killed at a random time within these milliseconds of writing. */
const longestRoundMs = 3_000;

/** Writes, kills at a random time, restarts, and checks that everything acknowledged is there. */
export async function soak({ rounds, port, say }: SoakOptions): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'kavel-soak-'));
  await makeDemo({ dataFolder: folder, everyNth: 200 });
  const ask = askAt(`http://localhost:${port}`);
  const report: SoakReport = {
    kills: { service: 0, all: 0 },
    portfolios: 0,
    batches: 0,
    lists: 0,
    problems: [],
  };
  let gateway = await startGateway(folder, port);
  try {
    const addresses = await knownAddresses(ask);
    for (let round = 1; round <= rounds; round += 1) {
      const victim: Victim = round % 2 === 0 ? 'all' : 'service';
      const written: Written[] = [];
      let killed = false;
      const context = { ask, token: await signIn(ask), addresses, written, over: () => killed };
      const writing = Promise.all(
        [writeNames, writeBatch, writeList, writeListAsItComes].map(kind => write(context, kind)),
      );
      await Promise.race([writing, wait(100 + Math.random() * longestRoundMs)]);
      killed = true;
      await gateway.kill(victim);
      await writing;
      report.kills[victim] += 1;
      gateway = await startGateway(folder, port);
      await examine(ask, written, report);
      say(
        `${round} of ${rounds} (${victim}): ${written.length} portfolios, ${report.problems.length} problems so far`,
      );
    }
    return report;
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function examine(ask: Ask, written: readonly Written[], report: SoakReport): Promise<void> {
  const token = await signIn(ask);
  for (const one of written) report.problems.push(...(await problemsOf(ask, token, one)));
  report.portfolios += written.length;
  report.lists += written.filter(({ jobId, acknowledged }) => jobId !== null && acknowledged).length;
  report.batches += written.filter(({ jobId, lines }) => jobId === null && lines > 0).length;
}

async function signIn(ask: Ask): Promise<string> {
  const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
  return (await ask(authApi.login, { body })).access_token;
}

async function knownAddresses(ask: Ask): Promise<string[]> {
  const { objects } = await ask(locatorApi.locator, { body: { limit: addressCount } }, await signIn(ask));
  return [...new Set(objects.map(fullAddress))];
}
