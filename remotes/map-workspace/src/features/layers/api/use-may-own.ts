import { hasPermission, useSession } from '@kavel/auth';

/** Whether the user may see and add own layers. */
export function useMayOwn(): boolean {
  const session = useSession();
  return session.isAuthenticated && hasPermission(session, 'auth.unrestricted-access-general');
}
