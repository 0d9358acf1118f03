import type { ValuationStatus } from '@kavel/contracts';
import { StatusBadge as Badge } from '@kavel/ui/data';
import { useTexts } from '../i18n';

/** The status of a valuation in the words of this remote. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const t = useTexts();
  return <Badge status={status} label={t(`status.${status}`)} />;
}
