import { useSession } from '@kavel/auth';
import type { Portfolio } from '@kavel/contracts';
import { useHubTexts } from '../../../i18n/hub';

type Shared = Pick<Portfolio, 'access' | 'sharedWith'>;

/** Whether only the owner can see it. */
export const isPrivate = ({ sharedWith: { organisation, colleagues } }: Shared): boolean =>
  organisation === 'none' && colleagues === 0;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Short description of who can see a portfolio; the subject is called by name while acting on behalf. */
export function useSharedWith(): (portfolio: Shared) => string {
  const hub = useHubTexts();
  const { selectedUser } = useSession();
  const who = selectedUser?.name ?? hub('sharing.you');
  return portfolio => {
    const { organisation, colleagues } = portfolio.sharedWith;
    if (organisation !== 'none') return hub(`sharing.everybody.${organisation}`);
    if (portfolio.access !== 'owner')
      return selectedUser ? hub('sharing.sharedWith', { who }) : hub('sharing.withYou');
    return isPrivate(portfolio)
      ? hub('sharing.only', { who })
      : hub('sharing.with', { who: capitalised(who), count: colleagues });
  };
}
