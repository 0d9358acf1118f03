import type { PortfolioSharing } from '@kavel/contracts/portfolios';
import type { ValuationPerson } from '@kavel/contracts/valuations';

/** What a colleague may do with a portfolio. Must match the policies of the database. */
export function accessIn(
  { ownerId, organisation, colleagues }: PortfolioSharing,
  userId: string,
): ValuationPerson['access'] {
  if (ownerId === userId) return 'owner';
  const level = colleagues.find(colleague => colleague.userId === userId)?.level;
  if (level === 'edit' || organisation === 'edit') return 'edit';
  return level === 'read' || organisation === 'read' ? 'read' : null;
}
