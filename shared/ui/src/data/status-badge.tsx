import { chakra } from '@chakra-ui/react/styled-system';
import type { ValuationStatus } from '@kavel/contracts';

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '2',
    borderRadius: 'full',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    // Keeps its shape on a hovered or selected row, whose background may be the same.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
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

/** Localised status of a valuation, with a colour. */
export function StatusBadge({ status, label }: { status: ValuationStatus; label: string }) {
  return <Badge status={status}>{label}</Badge>;
}
