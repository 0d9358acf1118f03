import { catalogueQueries } from '@kavel/api-client';
import { shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQueries } from '@kavel/query';
import { Box, Card, EmptyState, PageTitle, Text } from '@kavel/ui/core';
import { DataTable, KeyFigures } from '@kavel/ui/data';
import { useState } from 'react';
import { AddressField } from '../../../common/address-field';
import { useTexts } from '../../../i18n';
import { usePositions } from '../api/use-positions';
import { type DeskKind, totalsOf, type ValuedPosition } from '../model/position';
import { Evidence } from './evidence';
import { useColumns } from './use-columns';

function Totals({ kind, positions }: { kind: DeskKind; positions: readonly ValuedPosition[] }) {
  const t = useTexts();
  const format = useFormats();
  const totals = totalsOf(positions);
  const { both } = totals;
  const over = (known: number) =>
    totals.count === 0
      ? null
      : t('over', { known: format.number(known), total: format.number(totals.count) });
  const figures = [
    { key: 'count', label: t('count'), value: format.number(totals.count) },
    {
      key: 'value',
      label: t('value'),
      value: totals.valued === 0 ? '–' : format.millions(shownValue(totals.value)),
      note: over(totals.valued),
    },
  ];
  const lending = [
    {
      key: 'loan',
      label: t('loan'),
      value: totals.lent === 0 ? '–' : format.millions(totals.loan),
      note: over(totals.lent),
    },
    {
      key: 'ltv',
      label: t('ltv'),
      value: totals.loanToValue === null ? '–' : format.percent(totals.loanToValue),
      note:
        totals.loanToValue === null
          ? t('noBoth')
          : `${over(both.count)}: ${t('loanOnValue', {
              loan: format.millions(both.loan),
              value: format.millions(shownValue({ value: both.value })),
            })}`,
    },
    {
      key: 'attention',
      label: t('attention'),
      value: both.count === 0 ? '–' : format.number(totals.attention),
      note: over(both.count),
    },
  ];
  return <KeyFigures figures={kind === 'monitoring' ? [...figures, ...lending] : figures} />;
}

/** A list of addresses with their current values; for monitoring, compared with the loans on them. */
export function Desk({ kind }: { kind: DeskKind }) {
  const t = useTexts();
  const list = usePositions(kind);
  const valued = useQueries({
    queries: list.positions.map(({ objectId }) => catalogueQueries.estimate(objectId)),
    combine: results =>
      list.positions.map((position, index): ValuedPosition => {
        const result = results[index];
        return { ...position, estimate: result?.isError ? null : result?.data };
      }),
  });
  const [shown, setShown] = useState<ValuedPosition | null>(null);
  const columns = useColumns(kind, { ...list, showEvidence: setShown });

  return (
    <Box px={{ base: '4', lg: '6' }} py="5" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <PageTitle>{t(`title.${kind}`)}</PageTitle>
        <Text color="muted">{t(`intro.${kind}`)}</Text>
      </div>
      <Totals kind={kind} positions={valued} />
      <Box maxWidth="32rem">
        <AddressField
          label={t('add')}
          onPick={(objectId, address) => list.add({ objectId, address, loan: null })}
        />
      </Box>
      <Card>
        <DataTable
          label={t('list')}
          columns={columns}
          rows={valued}
          rowKey={({ objectId }) => objectId}
          empty={<EmptyState title={t('empty.title')} description={t('empty.description')} />}
        />
      </Card>
      {shown ? (
        <Evidence objectId={shown.objectId} address={shown.address} onClose={() => setShown(null)} />
      ) : null}
    </Box>
  );
}
