/** The sign-in page, which returns to the page that the user was on; `/` and the sign-in page are no such page. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === '/') return '/login';
  return `/login?returnTo=${encodeURIComponent(pathname + search)}`;
}
