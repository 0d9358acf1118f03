import type { BulkLine } from '@kavel/contracts/bulk';
import type { OrganisationCaller } from '@kavel/service-kit';
import { wakeJob } from '../../jobs/repositories/job-lease';
import { touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope, PortfolioStore } from '../../repositories/store';
import { isUniqueViolation } from '../../repositories/unique-violation';
import { insertFresh, textsOf } from '../../units/repositories/unit-insertion';
import { type BulkHead, lockHead } from '../repositories/bulk-jobs';
import { insertPart, isReceived, nextPart } from '../repositories/bulk-parts';
import {
  type BulkCounts,
  countsStored,
  type MatchedLines,
  nothingStanding,
  type PlannedPart,
  planPart,
} from '../rules/bulk-plan';

type FreshPart = Omit<PlannedPart, 'hash'>;

/** A part of a list as it came in. */
export interface ReceivedPart {
  part: number;
  hash: string;
  lines: readonly BulkLine[];
}

/** What became of a part that came in. */
export interface TakenPart {
  counts: BulkCounts;
  /** Whether there is work for the job. */
  due: boolean;
}

/** The list has changed since it was looked at, so that the part is to go by the job. */
class ListChanged extends Error {}

/**
 * Stores a part of a list that is being stored in the transaction that takes it in: what goes in is written once,
 * instead of laid ready for the job first. Null, with nothing done, when it brings what the portfolio or the list has
 * already, or when a part waits for the job. That is found out last, under the lock of the list, so that parts go in
 * side by side and only the end of each waits for others.
 */
export async function storeAtOnce(
  store: PortfolioStore,
  caller: OrganisationCaller,
  head: BulkHead,
  received: ReceivedPart,
  matched: MatchedLines,
): Promise<TakenPart | null> {
  const fresh = isOpen(head) ? planFresh(received, matched) : null;
  if (fresh === null) return null;
  try {
    return await store.inOrganisation(caller, scope => storeFresh(scope, head, received, fresh));
  } catch (error) {
    if (error instanceof ListChanged || isUniqueViolation(error)) return null;
    throw error;
  }
}

/** All is asked for at once: PostgreSQL does not wait for us in between. */
async function storeFresh(
  scope: OrganisationScope,
  { id, portfolio_id: portfolioId, parts }: BulkHead,
  { part, hash }: ReceivedPart,
  fresh: FreshPart,
): Promise<TakenPart> {
  const stored = { ...fresh, hash, counts: countsStored(fresh.counts, 0), staged: null };
  const [, , head, waiting, due] = await Promise.all([
    insertFresh(scope, portfolioId, textsOf(fresh.staged, fresh.objectIds.length)),
    insertPart(scope, id, part, stored),
    lockHead(scope, id),
    nextPart(scope, id),
    isReceived(scope, { id, parts }),
    touchPortfolio(scope, portfolioId),
  ]);
  if (!isOpen(head) || waiting !== null) throw new ListChanged();
  if (due) await wakeJob(scope, id);
  return { counts: fresh.counts, due };
}

/** Whether what comes in for a list may go on into the portfolio. */
function isOpen({ state, mode }: BulkHead): boolean {
  return state === 'running' && mode === 'good-lines';
}

/** What a part brings that neither the portfolio nor the list has; null when some of it would have to be looked up. */
function planFresh({ lines }: ReceivedPart, matched: MatchedLines): FreshPart | null {
  const planned = planPart(lines, matched, nothingStanding);
  return isAllToGoIn(planned, matched) ? planned : null;
}

/** Of a line that was matched but is not to go in, it would matter what the portfolio has. */
function isAllToGoIn({ objectIds, counts }: FreshPart, { results }: MatchedLines): boolean {
  const matched = results.filter(({ outcome }) => outcome === 'matched').length;
  return objectIds.length + counts['repeated-line'] === matched;
}
