import { session } from '@kavel/auth';
import { Navigate } from '@kavel/router';
import { useEffect } from 'react';

/** Opening this address ends the session. */
export function LogoutPage() {
  useEffect(() => session.signOut(), []);
  return <Navigate to="/" replace />;
}
