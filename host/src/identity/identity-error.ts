import { ApiError } from '@kavel/api-client';
import { useIdentityTexts } from './i18n';

/** Localised error for a refused password or code. */
export function useIdentityErrorText(): (error: unknown) => string {
  const t = useIdentityTexts();
  return error => {
    if (!(error instanceof ApiError)) return t('errors.offline');
    if (error.code === 'invalid-credentials') return t('errors.password');
    if (error.code === 'invalid-code' || error.code === 'bad-request') return t('errors.code');
    if (error.code === 'too-many-requests') return t('errors.throttled');
    return t('errors.unknown');
  };
}
