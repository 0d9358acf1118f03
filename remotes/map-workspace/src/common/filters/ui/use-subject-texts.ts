import { useMemo } from 'react';
import type { SubjectTexts } from '../model/subject-texts';

/** Texts of a feature for its filters, under these names. */
type SubjectText = 'of' | 'found' | 'show' | 'none' | 'failed' | 'failedHelp' | 'missing' | 'bars';
type Translate = (text: SubjectText, values?: Record<string, string | number>) => string;

/** Texts of the filter controls, from the texts of their feature. */
export function useSubjectTexts(t: Translate): SubjectTexts {
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
