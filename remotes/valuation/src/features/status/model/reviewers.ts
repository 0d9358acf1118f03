import type { Colleague } from '@kavel/contracts';
import type { PortfolioSharing } from '@kavel/contracts/portfolios';

/** Users who can approve a valuation: other users with edit access to its portfolio. */
export interface Reviewers {
  /** The whole organisation may edit the portfolio. */
  everybody: boolean;
  /** Names of the editors, when not everybody may edit. */
  names: string[];
  /** Colleagues whom the user can ask to review; empty when somebody else manages the shares. */
  others: Colleague[];
}

/** `me`: the subject, if any, and the signed-in user, in that order. */
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
