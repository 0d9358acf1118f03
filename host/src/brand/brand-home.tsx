import { useSession } from '@kavel/auth';
import { type ReactNode, useEffect, useState } from 'react';
import { brandExit } from './leave-brand';

/**
 * `/` in a partner's brand. Guards redirect here: a visitor is asked to sign in within the brand, and continues from
 * the sign-in page. A signed-in user came from the entrance or chose Kavel's own, so the brand ends.
 */
export function BrandHome({ login }: { login: ReactNode }) {
  const { isAuthenticated } = useSession();
  const [asked] = useState(!isAuthenticated);
  useEffect(() => {
    if (!asked) brandExit.leave();
  }, [asked]);
  return asked ? login : null;
}
