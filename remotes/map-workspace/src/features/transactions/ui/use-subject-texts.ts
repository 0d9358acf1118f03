import { useMemo } from 'react';
import type { SubjectTexts } from '../../../common/filters/model/subject-texts';
import { useTexts } from '../i18n';

/** What the filter controls say of transactions. */
export function useSubjectTexts(): SubjectTexts {
  const t = useTexts();
  return useMemo(
    () => ({
      of: count => t('of', { count }),
      found: count => t('found', { count }),
      show: count => t('show', { count }),
      none: t('none'),
      failed: t('failed'),
      failedHelp: t('failedHelp'),
      missing: count => t('missing', { count }),
      bars: range => t('bars', range),
    }),
    [t],
  );
}
