import { call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { authApi } from '@kavel/contracts';
import { useNavigate } from '@kavel/router';
import { toast } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { useTexts } from '../../i18n';

/** Acts on behalf of a user from now on, and opens their portfolios. */
export function useStartActing(): (user: { userId: string; name: string }) => Promise<void> {
  const t = useTexts();
  const navigate = useNavigate();
  const textOf = useErrorText();
  return async ({ userId, name }) => {
    try {
      const { acting } = await call(authApi.userState, { query: { actingFor: userId } });
      if (!acting) return toast('error', t('act.refused', { name }));
      session.actAs(acting);
      toast('success', t('act.started', { name }));
      navigate('/landing');
    } catch (error) {
      toast('error', textOf(error));
    }
  };
}
