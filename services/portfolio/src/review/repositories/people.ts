import { type ActiveMember, memberInnerApi } from '@kavel/contracts/notifications';
import type { ValuationPeople, ValuationPerson } from '@kavel/contracts/valuations';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { listEditors } from '../../appraisal/repositories/edits';
import { readSharing } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { listEvents } from '../../valuations/repositories/history';
import type { ValuationHead } from '../../valuations/repositories/valuations';
import { accessIn } from '../rules/access';
import { handsIn } from '../rules/hands';

/** Users of the caller's organisation who may work on valuations. Ask before a transaction is open. */
export async function listAppraisers(
  auth: ServiceClient,
  { organisationId }: Pick<Caller, 'organisationId'>,
): Promise<ActiveMember[]> {
  const members = await auth.call(memberInnerApi.listMembers, { body: { organisationId } });
  return members.filter(({ permissions }) => permissions.includes('auth.automated-valuation'));
}

/** What each of them may do with the valuation. */
export async function peopleOf(
  scope: OrganisationScope,
  { id, portfolioId }: Pick<ValuationHead, 'id' | 'portfolioId'>,
  members: readonly ActiveMember[],
): Promise<ValuationPeople> {
  const sharing = await readSharing(scope, portfolioId);
  const hands = handsIn(await listEvents(scope, id), await listEditors(scope, id));
  return {
    people: members.map(({ userId, name, email }) => ({
      userId,
      name,
      email,
      access: accessIn(sharing, userId),
      ownWork: hands.includes(userId),
    })),
    organisation: sharing.organisation,
    mayShare: sharing.ownerId === null || sharing.ownerId === scope.userId,
  };
}

/** Throws `unprocessable` for who is no appraiser, may not edit the portfolio, or worked on the valuation. */
export function checkReviewer({ people }: ValuationPeople, reviewerId: string): ValuationPerson {
  const reviewer = people.find(({ userId }) => userId === reviewerId);
  if (!reviewer || reviewer.access === null || reviewer.access === 'read') {
    throw new ServiceError('unprocessable', 'A reviewer may work on valuations and edit the portfolio', {
      reason: 'reviewer-without-access',
    });
  }
  if (reviewer.ownWork) {
    throw new ServiceError('unprocessable', 'A reviewer has not made, changed or submitted the valuation', {
      reason: 'reviewer-own-work',
    });
  }
  return reviewer;
}
