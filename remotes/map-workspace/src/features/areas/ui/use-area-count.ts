import { useFormats } from '@kavel/i18n';
import { useCallback } from 'react';
import { useTexts } from '../i18n';

/** Writes a number of areas: `1 gebied`, `14.000 gebieden`. */
export function useAreaCount(): (count: number) => string {
  const t = useTexts();
  const { number } = useFormats();
  return useCallback((count: number) => t('areaCount', { count, n: number(count) }), [t, number]);
}
