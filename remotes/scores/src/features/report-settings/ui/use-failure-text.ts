import { ApiError } from '@kavel/api-client';
import { useTexts } from '../i18n';

/** What went wrong with a save, and what to do. */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts();
  return error => {
    if (!(error instanceof ApiError)) return t('failure.unavailable');
    if (error.code === 'revision-behind') return t('failure.behind');
    if (error.code === 'name-taken') return t('failure.taken');
    if (error.code === 'conflict') return t('failure.frozen');
    if (error.status === 400) return t('failure.text');
    if (error.status === 404) return t('failure.notFound');
    return error.status === 403 ? t('failure.forbidden') : t('failure.unavailable');
  };
}
