import { Card, EmptyState, Flex, LinkButton, Text } from '@kavel/ui/core';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { PortfolioTable } from '../api/hub-queries';
import { type UnitRow, withPending } from '../model/unit-row';
import { AddressSearch } from './address-search';
import { TableTools } from './table-tools';
import { UnitTable, type UnitTableProps } from './unit-table';
import { useAddAddress } from './use-add-address';
import type { useHubRows } from './use-hub-rows';
import type { HubView } from './use-hub-view';
import type { OfferUndo } from './use-undo';

export interface HubTableProps
  extends Pick<
    UnitTableProps,
    | 'selectedId'
    | 'onSelect'
    | 'ticked'
    | 'onTick'
    | 'editable'
    | 'onSave'
    | 'onSaveOwn'
    | 'onOpen'
    | 'onRemove'
    | 'onSort'
  > {
  portfolio: PortfolioTable;
  hubView: HubView;
  shown: ReturnType<typeof useHubRows>;
  offerUndo: OfferUndo;
  /** Actions on the ticked units. */
  selectionBar: ReactNode;
}

/** The unit table with what adds to it and what narrows it. */
export function HubTable({ portfolio, hubView, shown, offerUndo, selectionBar, ...table }: HubTableProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const { id, rows } = portfolio;
  const { adding, add, addLines, problem, clearProblem } = useAddAddress({
    portfolioId: id,
    rows,
    onPresent: table.onSelect,
    offerUndo,
  });
  const lines: readonly UnitRow[] = useMemo(
    () => withPending(shown.shown, rows, adding),
    [shown.shown, rows, adding],
  );
  const own = useMemo(
    () => portfolio.own.filter(column => hubView.ownColumns.includes(column.id)),
    [portfolio.own, hubView.ownColumns],
  );
  const nothing = useMemo(
    () => (
      <Text p="4" fontSize="sm" color="muted">
        {hub('filter.nothing')}
      </Text>
    ),
    [hub],
  );
  return (
    <Card minWidth="0">
      {table.editable ? (
        <Flex p="3" borderBottomWidth="1px" borderColor="line" _print={{ display: 'none' }}>
          <AddressSearch
            onPick={suggestion => void add(suggestion)}
            problem={problem}
            onType={clearProblem}
            onPasteLines={pasted => void addLines(pasted)}
          />
        </Flex>
      ) : null}
      {rows.length === 0 && lines.length === 0 ? (
        <EmptyState
          title={t('hub.emptyTitle')}
          description={t('hub.emptyDescription')}
          action={<LinkButton to={`/${id}/bulk-upload`}>{t('hub.pasteList')}</LinkButton>}
        />
      ) : (
        <>
          <TableTools
            portfolio={portfolio}
            editable={table.editable}
            hubView={hubView}
            types={shown.types}
            total={rows.length}
            shown={shown.shown.length}
          />
          {selectionBar}
          <UnitTable
            {...table}
            rows={lines}
            columns={hubView.columns}
            own={own}
            sorting={hubView.sorting}
            empty={nothing}
          />
        </>
      )}
    </Card>
  );
}
