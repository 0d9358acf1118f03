import type { FeeAgreement, FeeStatus } from '@kavel/contracts/fees';
import { useFormats } from '@kavel/i18n';
import { StatusBadge } from '@kavel/ui/data';
import { useFeeTexts } from '../../../i18n/fees';

const looks = {
  draft: 'draft',
  proposed: 'in-review',
  agreed: 'approved',
  withdrawn: 'archived',
  declined: 'archived',
  ended: 'archived',
} as const;

export function AgreementStatus({ status }: { status: FeeStatus }) {
  const t = useFeeTexts();
  return <StatusBadge status={looks[status]} label={t(`status.${status}`)} />;
}

/** Formats the period of an agreement. */
export function usePeriodText(): (agreement: Pick<FeeAgreement, 'from' | 'until' | 'endedFrom'>) => string {
  const t = useFeeTexts();
  const { date } = useFormats();
  return ({ from, until, endedFrom }) => {
    const days =
      until === null
        ? t('period.open', { from: date(from) })
        : t('period.between', { from: date(from), until: date(until) });
    return endedFrom === null ? days : `${days} · ${t('period.ended', { date: date(endedFrom) })}`;
  };
}

/** The party that is not the user's organisation. */
export const counterparty = ({ own, proposer, other }: FeeAgreement) =>
  own === 'proposer' ? other : proposer;
