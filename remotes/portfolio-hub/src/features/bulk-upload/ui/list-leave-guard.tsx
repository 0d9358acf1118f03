import { LeaveGuard } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';

/** Asks for confirmation before leaving a list that has not been added. */
export function ListLeaveGuard({ active }: { active: boolean }) {
  const t = useTexts();
  const texts = {
    title: t('leave.title'),
    text: t('leave.text'),
    leave: t('leave.leave'),
    stay: t('leave.stay'),
    close: t('common.close'),
  };
  return <LeaveGuard active={active} texts={texts} />;
}
