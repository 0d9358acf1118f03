import { isEditable, type ValuationStatus } from '@kavel/contracts';
import { Notice } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Says why nothing can be changed here now, and what can be done about it. */
export function LockedNotice({ status }: { status: ValuationStatus }) {
  const t = useTexts();
  if (isEditable({ status })) return null;
  return <Notice tone="info">{t(status === 'in-review' ? 'status.lockedInReview' : 'status.locked')}</Notice>;
}
