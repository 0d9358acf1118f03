/** Opened after signing in when no page was asked for; needs the general permission. */
export const startPath = '/start';

const storageKey = 'wanted-path';

/** A path on this site that browsers do not interpret as another origin. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
}

/** The page a visitor requested before being asked to sign in. */
export const wantedPath = {
  remember: (path: string) => sessionStorage.setItem(storageKey, path),

  /** The path in the address, else the one remembered by a guard, else the start page. Cleared when read. */
  take(returnTo: string | null, start = '/search'): string {
    const remembered = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const wanted = returnTo ?? remembered;
    return wanted && isOwnPath(wanted) ? wanted : start;
  },
};
