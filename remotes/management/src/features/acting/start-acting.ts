import { session } from '@kavel/auth';
import { useNavigate } from '@kavel/router';
import { toast } from '../../common/changes';
import { useTexts } from '../../i18n';

/** From now on calls are made on behalf of that user; his portfolios are where to begin. */
export function useStartActing(): (user: { userId: string; name: string }) => void {
  const t = useTexts();
  const navigate = useNavigate();
  return ({ userId, name }) => {
    session.actAs({ userId, name });
    toast('success', t('act.started', { name }));
    navigate('/landing');
  };
}
