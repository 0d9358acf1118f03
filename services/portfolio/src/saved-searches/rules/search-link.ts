import type { PermissionKey } from '@kavel/contracts';
import type { WatchableSearchKind } from '@kavel/contracts/saved-searches';

/** Names in the address of what is open beside the result; null where all of it is shown. */
const openName: Record<WatchableSearchKind, string | null> = {
  locator: 'object',
  transactions: 'transaction',
  sourcing: 'pand',
  market: null,
};

/** The page of a search, as a path; with one new result also that result. */
export function searchLink(
  { kind, address }: { kind: WatchableSearchKind; address: string },
  newIds: readonly string[],
  permissions: readonly PermissionKey[],
): string {
  const query = new URLSearchParams(address);
  const [one] = newIds;
  const name = openName[kind];
  if (name !== null && one !== undefined && newIds.length === 1) query.set(name, one);
  return `${pathOf(kind, permissions)}?${query}`;
}

function pathOf(kind: WatchableSearchKind, permissions: readonly PermissionKey[]): string {
  if (kind === 'sourcing') return '/sourcing';
  if (kind === 'market') return '/market';
  if (kind === 'locator') return permissions.includes('auth.locator') ? '/locator' : '/inhouse-case';
  return permissions.includes('auth.unrestricted-access-general') ? '/transactions' : '/vesteda/transactions';
}
