import type { useTexts } from '../i18n';
import type { Coverage } from '../model/class-areas';

/** Entries of the legend for areas without a class, by reason. */
export function missingOf({ missing, redrawn }: Coverage, t: ReturnType<typeof useTexts>) {
  return [
    ...(missing > 0 ? [{ key: 'missing', label: t('noValue'), count: missing }] : []),
    ...(redrawn > 0 ? [{ key: 'redrawn', label: t('redrawn'), count: redrawn }] : []),
  ];
}
