const storageKey = 'wanted-path';

/** A path of this site, and nothing that a browser would read as another one. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
}

/** Where a visitor wanted to go before being asked to sign in. */
export const wantedPath = {
  remember: (path: string) => sessionStorage.setItem(storageKey, path),

  /** The path named in the address, else the one a guard remembered, else where one begins. Taken once. */
  take(returnTo: string | null, start = '/search'): string {
    const remembered = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const wanted = returnTo ?? remembered;
    return wanted && isOwnPath(wanted) ? wanted : start;
  },
};
