import { shownEstimate } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Text } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';
import { Input } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import type { usePositions } from '../api/use-positions';
import { attentionAbove, type DeskKind, loanToValue, type ValuedPosition } from '../model/position';

type List = Pick<ReturnType<typeof usePositions>, 'remove' | 'setLoan'> & {
  showEvidence: (position: ValuedPosition) => void;
};

/** Parses whole euros; null for an empty field or an invalid amount. */
function amountOf(text: string): number | null {
  const digits = text.replace(/[\s.,€]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

export function useColumns(
  kind: DeskKind,
  { remove, setLoan, showEvidence }: List,
): Column<ValuedPosition>[] {
  const t = useTexts();
  const format = useFormats();

  const worthOf = ({ estimate }: ValuedPosition) => {
    if (estimate === undefined) return '…';
    return estimate === null ? t('unknown') : format.money(shownEstimate(estimate).value);
  };
  const rangeOf = ({ estimate }: ValuedPosition) => {
    if (!estimate) return '';
    const { low68, high68 } = shownEstimate(estimate);
    return `${format.money(low68)} – ${format.money(high68)}`;
  };

  const ratioOf = (position: ValuedPosition) => {
    const ratio = loanToValue(position);
    if (ratio === null) return '–';
    if (ratio <= attentionAbove) return format.percent(ratio);
    return (
      <Text as="span" color="amber" fontWeight="semibold">
        {format.percent(ratio)} · {t('high')}
      </Text>
    );
  };

  const lending: Column<ValuedPosition>[] = [
    {
      key: 'loan',
      header: t('loan'),
      numeric: true,
      sortBy: ({ loan }) => loan,
      cell: ({ objectId, address, loan }) => (
        <Input
          aria-label={t('loanOf', { address })}
          inputMode="numeric"
          textAlign="end"
          minHeight="7"
          height="7"
          defaultValue={loan ?? ''}
          onChange={event => setLoan(objectId, amountOf(event.target.value))}
        />
      ),
    },
    { key: 'ltv', header: t('ltv'), numeric: true, sortBy: loanToValue, cell: ratioOf },
  ];

  const evidence: Column<ValuedPosition>[] = [
    {
      key: 'evidence',
      header: '',
      width: '9rem',
      cell: position => (
        <Button
          variant="ghost"
          aria-label={t('evidence.openOf', { address: position.address })}
          onClick={() => showEvidence(position)}
        >
          {t('evidence.open')}
        </Button>
      ),
    },
  ];

  return [
    {
      key: 'address',
      header: t('address'),
      width: 'minmax(14rem, 2fr)',
      sortBy: ({ address }) => address,
      cell: ({ address }) => address,
    },
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      width: 'minmax(7rem, 1fr)',
      sortBy: ({ estimate }) => estimate?.value ?? null,
      cell: worthOf,
    },
    { key: 'range', header: t('range'), numeric: true, width: 'minmax(13rem, 1fr)', cell: rangeOf },
    ...(kind === 'monitoring' ? lending : evidence),
    {
      key: 'remove',
      header: '',
      width: '7rem',
      cell: ({ objectId, address }) => (
        <Button variant="ghost" aria-label={t('removeOf', { address })} onClick={() => remove(objectId)}>
          {t('remove')}
        </Button>
      ),
    },
  ];
}
