import { useSession } from '@kavel/auth';
import { type ReactNode, useEffect, useState } from 'react';
import { brandExit } from './leave-brand';

/**
 * `/` in a partner's brand. A guard leads there: who is not signed in is asked to, still in the brand, and is sent on
 * by the sign-in page. A signed-in user was redirected from the entrance or chose Kavel's own: the brand ends.
 */
export function BrandHome({ login }: { login: ReactNode }) {
  const { isAuthenticated } = useSession();
  const [asked] = useState(!isAuthenticated);
  useEffect(() => {
    if (!asked) brandExit.leave();
  }, [asked]);
  return asked ? login : null;
}
