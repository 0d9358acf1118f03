import type { Colleague } from '@kavel/contracts';
import type { PortfolioSharing } from '@kavel/contracts/portfolios';

/** Who can approve a valuation: other users who may change its portfolio. */
export interface Reviewers {
  /** All of the organisation may change the portfolio. */
  everybody: boolean;
  /** Names of those who may, where that is not everybody. */
  names: string[];
  /** Whom the user can let review; empty where somebody else decides who shares the portfolio. */
  others: Colleague[];
}

/** `me`: the signed-in user and whom they act for, the latter first. */
export function reviewersOf(
  { ownerId, organisation, colleagues: shared }: PortfolioSharing,
  colleagues: readonly Colleague[],
  me: readonly string[],
): Reviewers {
  const editors = new Set(shared.filter(({ level }) => level === 'edit').map(({ userId }) => userId));
  const isReviewer = ({ userId }: Colleague) => userId === ownerId || editors.has(userId);
  const second = colleagues.filter(({ userId }) => !me.includes(userId));
  const everybody = organisation === 'edit' && second.length > 0;
  const maySet = ownerId === null || ownerId === me[0];
  return {
    everybody,
    names: everybody ? [] : second.filter(isReviewer).map(({ name }) => name),
    others: maySet && !everybody ? second.filter(colleague => !isReviewer(colleague)) : [],
  };
}
