import type { ValuationStatus } from '@kavel/contracts';
import { chakra } from '@kavel/ui/core';
import { useTexts } from '../i18n';

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2',
    borderRadius: 'full',
    fontSize: 'xs',
    lineHeight: '1.25rem',
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

/** The status of a valuation in a word, with a colour beside it. */
export function StatusBadge({ status }: { status: ValuationStatus }) {
  const t = useTexts();
  return <Badge status={status}>{t(`status.${status}`)}</Badge>;
}
