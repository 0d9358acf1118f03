import { session } from '@kavel/auth';
import { Navigate } from '@kavel/router';
import { useEffect } from 'react';
import { useBrand } from '../brand/brand';
import { brandExit } from '../brand/leave-brand';

/** Ends the session and the partner's brand when opened. */
export function LogoutPage() {
  const brand = useBrand();
  useEffect(() => {
    session.signOut();
    if (brand) brandExit.leave();
  }, [brand]);
  return brand ? null : <Navigate to="/" replace />;
}
