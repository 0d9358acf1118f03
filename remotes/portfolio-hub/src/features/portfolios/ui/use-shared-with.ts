import type { Portfolio } from '@kavel/contracts';
import { useHubTexts } from '../../../i18n/hub';

type Shared = Pick<Portfolio, 'access' | 'sharedWith'>;

/** Whether only its owner sees it. */
export const isPrivate = ({ sharedWith: { organisation, colleagues } }: Shared): boolean =>
  organisation === 'none' && colleagues === 0;

/** Gives in a few words who sees a portfolio. */
export function useSharedWith(): (portfolio: Shared) => string {
  const hub = useHubTexts();
  return portfolio => {
    const { organisation, colleagues } = portfolio.sharedWith;
    if (organisation !== 'none') return hub(`sharing.everybody.${organisation}`);
    if (portfolio.access !== 'owner') return hub('sharing.withYou');
    return isPrivate(portfolio) ? hub('sharing.onlyYou') : hub('sharing.with', { count: colleagues });
  };
}
