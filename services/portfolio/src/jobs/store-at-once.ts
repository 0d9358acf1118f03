import type { BulkLine } from '@kavel/contracts/bulk';
import {
  countsStored,
  type MatchedLines,
  nothingStanding,
  type PlannedPart,
  planPart,
} from '../model/bulk-plan';
import type { BulkHead } from '../repositories/bulk-jobs';
import { insertPart, nextPart } from '../repositories/bulk-parts';
import { touchPortfolio } from '../repositories/portfolios';
import type { Tenant } from '../repositories/tenant';
import { insertFresh, textsOf } from '../repositories/unit-insertion';

/** A part of a list as it came in. */
export interface ReceivedPart {
  part: number;
  hash: string;
  lines: readonly BulkLine[];
}

/**
 * Stores a part of a list that is being stored in the transaction that takes it in: what goes in is written once,
 * instead of laid ready for the job first. It is taken to bring only what neither the portfolio nor the list has, and
 * the insertion proves it. Null, with nothing done, when that is not so.
 */
export async function storeAtOnce(
  tenant: Tenant,
  { id, state, mode, portfolio_id: portfolioId }: BulkHead,
  { part, hash, lines }: ReceivedPart,
  matched: MatchedLines,
): Promise<PlannedPart['counts'] | null> {
  if (state !== 'running' || mode !== 'good-lines') return null;
  const planned = planPart(lines, matched, nothingStanding);
  if (!isAllToGoIn(planned, matched) || (await nextPart(tenant, id)) !== null) return null;
  await touchPortfolio(tenant, portfolioId);
  const texts = textsOf(planned.staged, planned.objectIds.length);
  if (!(await insertFresh(tenant, portfolioId, texts))) return null;
  const counts = countsStored(planned.counts, 0);
  await insertPart(tenant, id, part, { ...planned, hash, counts, staged: null });
  return planned.counts;
}

/** Of a line that was matched but is not to go in, it would matter what the portfolio has. */
function isAllToGoIn({ objectIds, counts }: Omit<PlannedPart, 'hash'>, { results }: MatchedLines): boolean {
  const matched = results.filter(({ outcome }) => outcome === 'matched').length;
  return objectIds.length + counts['repeated-line'] === matched;
}
