import type { Overrides } from '../remotes/apply-overrides';

/** In session storage: this tab only. */
const storageKey = 'kavel-overrides';

function isFrom(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}

/** Overrides of this tab whose origin the server allows for this user; empty for other users. */
export function readOverrides(origins: readonly string[]): Overrides {
  if (origins.length === 0) return {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const pairs = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(
      pairs.filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string' && isFrom(pair[1], origins),
      ),
    );
  } catch {
    return {};
  }
}

/** Overrides a remote with another address from the next page load on. False: the origin is not allowed. */
export function setOverride(remote: string, address: string, origins: readonly string[]): boolean {
  if (!isFrom(address, origins)) return false;
  sessionStorage.setItem(storageKey, JSON.stringify({ ...readOverrides(origins), [remote]: address }));
  return true;
}

export function clearOverrides(): void {
  sessionStorage.removeItem(storageKey);
}
