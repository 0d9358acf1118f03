import type { ValuationStatus } from '@kavel/contracts';
import { Notice } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { isEditable } from './status';

/** Says why nothing can be changed here any more. */
export function LockedNotice({ status }: { status: ValuationStatus }) {
  const t = useTexts();
  if (isEditable({ status })) return null;
  return <Notice tone="info">{t('status.locked', { status: t(`status.${status}`).toLowerCase() })}</Notice>;
}
