import { LeaveGuard } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';
import { useBulkTexts } from '../../../i18n/bulk';

/** Asks for confirmation before leaving a list that has not been added. */
export function ListLeaveGuard({ active }: { active: boolean }) {
  const t = useBulkTexts();
  const common = useTexts();
  const texts = {
    title: t('leave.title'),
    text: t('leave.text'),
    leave: t('leave.leave'),
    stay: t('leave.stay'),
    close: common('common.close'),
  };
  return <LeaveGuard active={active} texts={texts} />;
}
