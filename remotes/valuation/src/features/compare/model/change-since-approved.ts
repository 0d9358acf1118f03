import type { ValuationListItem } from '@kavel/contracts';
import { lastApprovedBefore } from './last-approved';

/** Change in total value as a fraction since the last approved valuation of the same portfolio; null without one. */
export function changeSinceApproved(
  valuation: ValuationListItem,
  all: readonly ValuationListItem[],
): number | null {
  const ofPortfolio = all.filter(({ portfolioId }) => portfolioId === valuation.portfolioId);
  const before = lastApprovedBefore(valuation, ofPortfolio)?.totalValue;
  return valuation.totalValue === null || !before ? null : valuation.totalValue / before - 1;
}
