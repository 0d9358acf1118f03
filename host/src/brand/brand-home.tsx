import { useSession } from '@kavel/auth';
import { type ReactNode, useState } from 'react';

/**
 * `/` in a partner's brand, where a guard and signing out lead to: who is not signed in is asked to,
 * instead of reading about Kavel. Whoever has just signed in is still sent on by the sign-in page.
 */
export function BrandHome({ login, children }: { login: ReactNode; children: ReactNode }) {
  const { isAuthenticated } = useSession();
  const [asked, setAsked] = useState(!isAuthenticated);
  if (!isAuthenticated && !asked) setAsked(true);
  return asked ? login : children;
}
