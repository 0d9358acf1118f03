import { setTimeout as wait } from 'node:timers/promises';
import { portfolioApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import type { Ask } from '../ask';
import type { Written } from './writers';

const timeoutMs = 120_000;

/** Problems of the written data, one sentence each; empty when everything acknowledged is there. */
export async function problemsOf(ask: Ask, token: string, written: Written): Promise<string[]> {
  await written.sendAgain?.(ask, token);
  const finished = written.jobId === null ? [] : await problemsOfJob(ask, token, written.jobId, written);
  const { id, names, lines, acknowledged } = written;
  const { name, units } = await ask(portfolioApi.getPortfolio, { params: { id } }, token);
  const problems = [...finished];
  if (!names.includes(name)) problems.push(`${id} is named ${name}, acknowledged was ${names.join(' or ')}`);
  const once = new Set(units.map(unit => unit.objectId));
  if (once.size !== units.length) problems.push(`${id} has an address twice`);
  if (acknowledged && units.length !== lines) problems.push(`${id} lost units: ${units.length} of ${lines}`);
  if (units.length !== 0 && units.length !== lines) {
    problems.push(`${id} has half a batch: ${units.length} of ${lines}`);
  }
  return problems;
}

/** The job finishes by itself, and each of its lines was added once. */
async function problemsOfJob(
  ask: Ask,
  token: string,
  id: string,
  { lines, acknowledged }: Written,
): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const job = await ask(bulkApi.getBulkJob, { params: { id } }, token);
    if (job.state === 'done') {
      const { added = 0 } = job.counts;
      return added === lines ? [] : [`The job ${id} added ${added} lines of ${lines}`];
    }
    if (job.state === 'receiving' && !acknowledged) return [];
    if (job.state !== 'running') return [`The job ${id} is ${job.state}`];
    if (Date.now() > deadline) return [`The job ${id} does not finish: ${JSON.stringify(job)}`];
    await wait(100);
  }
}
