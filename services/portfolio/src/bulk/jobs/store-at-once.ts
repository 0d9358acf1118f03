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

/** A part of a list as it was received. */
export interface ReceivedPart {
  part: number;
  hash: string;
  lines: readonly BulkLine[];
}

/** The result of a part. */
export interface TakenPart {
  counts: BulkCounts;
  /** Whether there is work for the job. */
  due: boolean;
}

/** The list has changed since it was read, so the job has to store the part. */
class ListChanged extends Error {}

/**
 * Stores a part of a running list in the transaction that receives it, so that its units are written once instead of
 * being staged for the job. Returns null and does nothing when the part contains objects that the portfolio or the list
 * already has, or when a part waits for the job. That is checked last, under the lock of the list, so that parts are
 * stored in parallel and only the end of each waits for others.
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

/** All queries are sent together, without waiting for round trips in between. */
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

/** Whether parts of a list may be stored directly. */
function isOpen({ state, mode }: BulkHead): boolean {
  return state === 'running' && mode === 'good-lines';
}

/**
 * The objects of a part that neither the portfolio nor the list has; null when some must be looked up, or have values of
 * own columns, which the job stores.
 */
function planFresh({ lines }: ReceivedPart, matched: MatchedLines): FreshPart | null {
  if (lines.some(({ own }) => own !== undefined)) return null;
  const planned = planPart(lines, matched, nothingStanding);
  return isAllToGoIn(planned, matched) ? planned : null;
}

/** False for a matched line that must not be stored, because then the portfolio's content matters. */
function isAllToGoIn({ objectIds, counts }: FreshPart, { results }: MatchedLines): boolean {
  const matched = results.filter(({ outcome }) => outcome === 'matched').length;
  return objectIds.length + counts['repeated-line'] === matched;
}
