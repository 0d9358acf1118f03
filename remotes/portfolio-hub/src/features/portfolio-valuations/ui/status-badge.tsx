import type { ValuationStatus } from '@kavel/contracts';
import { StatusBadge as Badge } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';

/** Badge with the localised status of a valuation. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const t = useTexts();
  return <Badge status={status} label={t(`statuses.${status}`)} />;
}
