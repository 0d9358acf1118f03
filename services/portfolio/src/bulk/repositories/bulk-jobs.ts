import type { BulkJob, BulkMode, BulkState, BulkUpdates } from '@kavel/contracts/bulk';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import { type Selectable, sql } from 'kysely';
import { requireEditable } from '../../portfolios/repositories/portfolios';
import type { PortfolioSchema } from '../../repositories/schema';
import type { OrganisationScope } from '../../repositories/store';
import { type BulkCounts, noCounts } from '../rules/bulk-plan';

/** Number of lists kept for a portfolio. */
const keptLists = 20;

export type BulkHead = Selectable<PortfolioSchema['bulk_job']>;

/** Returns the id. Deletes the oldest finished lists. */
export async function createBulkJob(
  scope: OrganisationScope,
  caller: Caller,
  job: { portfolioId: string; name: string; lines: number; parts: number },
): Promise<string> {
  const { trx, organisationId } = scope;
  const { id } = await trx
    .insertInto('bulk_job')
    .values({
      organisation_id: organisationId,
      portfolio_id: job.portfolioId,
      name: job.name,
      lines: job.lines,
      parts: job.parts,
      ...signedBy(caller),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('bulk_job')
    .where('organisation_id', '=', organisationId)
    .where('state', '!=', 'running')
    .where('id', 'in', query =>
      query
        .selectFrom('bulk_job')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('portfolio_id', '=', job.portfolioId)
        .orderBy('created_at', 'desc')
        .offset(keptLists),
    )
    .execute();
  return id;
}

/** Throws `not-found`. */
export async function getBulkJob(scope: OrganisationScope, id: string): Promise<BulkJob> {
  const [job] = await readJobs(scope, [await getHead(scope, id)]);
  return job ?? jobNotFound();
}

/** Newest first. */
export async function listBulkJobs(scope: OrganisationScope, portfolioId: string): Promise<BulkJob[]> {
  const heads = await selectHeads(scope)
    .where('portfolio_id', '=', portfolioId)
    .orderBy('created_at', 'desc')
    .limit(keptLists)
    .execute();
  return readJobs(scope, heads);
}

/** Throws `not-found`. */
export async function getHead(scope: OrganisationScope, id: string): Promise<BulkHead> {
  return (await selectHeads(scope).where('id', '=', id).executeTakeFirst()) ?? jobNotFound();
}

/** Empty when the portfolio is deleted: the result of its lists remains readable. */
export async function nameOfPortfolio(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<string> {
  const found = await trx
    .selectFrom('portfolio')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.name ?? '';
}

/** As `getHead`, and locks the job until commit. */
export async function lockHead(scope: OrganisationScope, id: string): Promise<BulkHead> {
  const head = await selectHeads(scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return head ?? jobNotFound();
}

/** As `lockHead`, for a user. Throws as `requireEditable`: row-level security hides a locked row from a reader. */
export async function lockEditableHead(scope: OrganisationScope, id: string): Promise<BulkHead> {
  const { portfolio_id } = await getHead(scope, id);
  await requireEditable(scope, portfolio_id);
  return lockHead(scope, id);
}

/** The user for whom a list is stored. */
export function actorOf({ actor_id, actor_name, user_id, user_name }: BulkHead) {
  return { actorId: actor_id, actorName: actor_name, userId: user_id, userName: user_name };
}

export async function startJob(
  { trx, organisationId }: OrganisationScope,
  id: string,
  { mode, updates }: { mode: BulkMode; updates: BulkUpdates },
): Promise<void> {
  await trx
    .updateTable('bulk_job')
    .set({ state: 'running', mode, updates, started_at: sql<Date>`now()`, finished_at: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function finishJob(
  { trx, organisationId }: OrganisationScope,
  id: string,
  state: BulkState,
  failure: BulkHead['failure'] = null,
): Promise<void> {
  await trx
    .updateTable('bulk_job')
    .set({ state, failure, finished_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

function selectHeads({ trx, organisationId }: OrganisationScope) {
  return trx.selectFrom('bulk_job').selectAll().where('organisation_id', '=', organisationId);
}

interface PartState {
  job_id: string;
  part: number;
  lines: number;
  counts: BulkCounts;
  differing: number;
  updated: number;
  stored: boolean;
}

async function readJobs(scope: OrganisationScope, heads: readonly BulkHead[]): Promise<BulkJob[]> {
  if (heads.length === 0) return [];
  const parts = await scope.trx
    .selectFrom('bulk_part')
    .where('organisation_id', '=', scope.organisationId)
    .where(
      'job_id',
      'in',
      heads.map(head => head.id),
    )
    .select([
      'job_id',
      'part',
      'lines',
      'counts',
      'differing',
      'updated',
      sql<boolean>`stored_at is not null`.as('stored'),
    ])
    .orderBy('part')
    .execute();
  const now = Date.now();
  return heads.map(head =>
    toJob(
      head,
      parts.filter(part => part.job_id === head.id),
      now,
    ),
  );
}

function toJob(head: BulkHead, parts: readonly PartState[], now: number): BulkJob {
  const stored = sum(parts.filter(part => part.stored));
  const counts = noCounts();
  for (const part of parts) {
    for (const [outcome, count] of Object.entries(part.counts)) counts[outcome as keyof BulkCounts] += count;
  }
  return {
    id: head.id,
    portfolioId: head.portfolio_id,
    name: head.name,
    state: head.state,
    mode: head.mode,
    lines: head.lines,
    parts: head.parts,
    received: parts.map(({ part }) => part),
    matched: sum(parts),
    stored,
    counts,
    updates: head.updates,
    differing: parts.reduce((lines, part) => lines + part.differing, 0),
    updated: parts.reduce((lines, part) => lines + part.updated, 0),
    failure: head.failure,
    madeBy: head.user_name,
    createdAt: head.created_at.toISOString(),
    startedAt: head.started_at?.toISOString() ?? null,
    finishedAt: head.finished_at?.toISOString() ?? null,
    secondsLeft: secondsLeft(head, stored, now),
  };
}

function sum(parts: readonly PartState[]): number {
  return parts.reduce((lines, part) => lines + part.lines, 0);
}

function secondsLeft({ state, started_at, lines }: BulkHead, stored: number, now: number): number | null {
  if (state !== 'running' || started_at === null || stored === 0) return null;
  const seconds = Math.max(0, now - started_at.getTime()) / 1_000;
  return Math.round((seconds / stored) * (lines - stored));
}

function jobNotFound(): never {
  throw new ServiceError('not-found', 'This list does not exist');
}
