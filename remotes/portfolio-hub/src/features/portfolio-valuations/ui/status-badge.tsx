import type { ValuationStatus } from '@kavel/contracts';
import { chakra } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';

const Badge = chakra('span', {
  base: {
    px: '2',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    status: {
      draft: { bg: 'sunken', color: 'text' },
      'in-review': { bg: 'amberSoft', color: 'amber' },
      approved: { bg: 'greenSoft', color: 'green' },
      archived: { bg: 'sunken', color: 'muted' },
    },
  },
});

export function StatusBadge({ status }: { status: ValuationStatus }) {
  const t = useTexts();
  return <Badge status={status}>{t(`statuses.${status}`)}</Badge>;
}
