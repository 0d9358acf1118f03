import { session } from '@kavel/auth';
import { useNavigate } from '@kavel/router';
import { useBrand } from '../brand/brand';
import { brandExit } from '../brand/leave-brand';

/** Ends the session, and with it the brand of a partner. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const brand = useBrand();
  return () => {
    session.signOut();
    if (brand) brandExit.leave();
    else navigate('/');
  };
}
