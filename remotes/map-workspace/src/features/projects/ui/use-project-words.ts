import { useFormats } from '@kavel/i18n';
import { useCallback } from 'react';
import { useTexts } from '../i18n';

/** Texts and formats shared by the parts of the page. */
export function useProjectWords() {
  const t = useTexts();
  const { number } = useFormats();
  const count = useCallback((n: number) => t('count', { count: n, n: number(n) }), [t, number]);
  return { t, count, number };
}
