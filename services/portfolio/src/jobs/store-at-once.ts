import type { BulkLine } from '@kavel/contracts/bulk';
import {
  type BulkCounts,
  countsStored,
  type MatchedLines,
  nothingStanding,
  type PlannedPart,
  planPart,
} from '../model/bulk-plan';
import type { BulkHead } from '../repositories/bulk-jobs';
import { insertPart } from '../repositories/bulk-parts';
import { touchPortfolio } from '../repositories/portfolios';
import type { Tenant } from '../repositories/tenant';
import { insertFresh, textsOf } from '../repositories/unit-insertion';

type FreshPart = Omit<PlannedPart, 'hash'>;

/** A part of a list as it came in. */
export interface ReceivedPart {
  part: number;
  hash: string;
  lines: readonly BulkLine[];
}

/** What a part brings that neither the portfolio nor the list has; null when some of it would have to be looked up. */
export function planFresh({ lines }: ReceivedPart, matched: MatchedLines): FreshPart | null {
  const planned = planPart(lines, matched, nothingStanding);
  return isAllToGoIn(planned, matched) ? planned : null;
}

/**
 * Stores a part of a list that is being stored in the transaction that takes it in: what goes in is written once,
 * instead of laid ready for the job first. It is taken to bring only what neither the portfolio nor the list has, and
 * the insertion proves it. Null, with nothing done, when that is not so. No part may be waiting for the job.
 */
export async function storeAtOnce(
  tenant: Tenant,
  { id, portfolio_id: portfolioId }: BulkHead,
  { part, hash }: ReceivedPart,
  fresh: FreshPart,
): Promise<BulkCounts | null> {
  await touchPortfolio(tenant, portfolioId);
  const texts = textsOf(fresh.staged, fresh.objectIds.length);
  const stored = { ...fresh, hash, counts: countsStored(fresh.counts, 0), staged: null };
  const isIn = await insertFresh(tenant, portfolioId, texts, () => insertPart(tenant, id, part, stored));
  return isIn ? fresh.counts : null;
}

/** Of a line that was matched but is not to go in, it would matter what the portfolio has. */
function isAllToGoIn({ objectIds, counts }: FreshPart, { results }: MatchedLines): boolean {
  const matched = results.filter(({ outcome }) => outcome === 'matched').length;
  return objectIds.length + counts['repeated-line'] === matched;
}
