import { session } from '@kavel/auth';
import { Navigate } from '@kavel/router';
import { useEffect } from 'react';
import { useBrand } from '../brand/brand';
import { brandExit } from '../brand/leave-brand';

/** Opening this address ends the session, and a partner's brand with it. */
export function LogoutPage() {
  const brand = useBrand();
  useEffect(() => {
    session.signOut();
    if (brand) brandExit.leave();
  }, [brand]);
  return brand ? null : <Navigate to="/" replace />;
}
