import { saleKinds, type Transaction } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import type { Bounds } from '@kavel/map';
import { Box, Flex, Skeleton, Text, VisuallyHidden } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { lazy, type ReactNode, Suspense } from 'react';
import type { TransactionRows } from '../api/use-transaction-rows';
import { useTexts } from '../i18n';
import { withChosen } from '../model/filter';
import { tabs } from '../model/transaction-view';
import { LeftOut } from './left-out';
import { TransactionTable } from './transaction-table';
import type { Drawing } from './use-drawing';
import type { TransactionSearch } from './use-transaction-search';

const FiguresPanel = lazy(async () => ({ default: (await import('./figures-panel')).FiguresPanel }));

export interface ResultCardProps {
  results: TransactionRows;
  search: TransactionSearch;
  /** Visible bounds of the map. */
  seen: Bounds | null;
  drawing: Drawing;
  /** Buttons beside the tabs. */
  tools: ReactNode;
  selectedId: string | null;
  onSelect: (transaction: Transaction) => void;
  hoveredId: string | null;
  onHover: (transaction: Transaction | null) => void;
  onReset: (() => void) | null;
}

/** Card with the result as a list or as figures. */
export function ResultCard({ results, search, seen, drawing, tools, ...table }: ResultCardProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { state, everything, data } = search;
  const { tab } = state.view;
  const { rows, count = 0 } = results;
  const isFictional = rows.some(({ fictional }) => fictional);
  return (
    <>
      <Flex as="header" alignItems="center" gap="2" px="3" py="2">
        <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
        <Segmented
          label={t('figures.tab')}
          value={tab}
          options={tabs.map(value => ({ value, label: t(`figures.${value}`) }))}
          onChange={next => state.changeView({ tab: next })}
        />
        {tools}
      </Flex>
      <Box px="3" _empty={{ display: 'none' }}>
        <LeftOut
          count={data.facets?.leftOut}
          onInclude={() => state.changeFilter(now => withChosen(now, 'saleKinds', saleKinds))}
        />
      </Box>
      <Box flex="1 1 0" minHeight={0} overflow="auto" borderTopWidth="1px" borderColor="line">
        {tab === 'figures' ? (
          <Suspense fallback={<Skeleton height="20rem" m="3" />}>
            <FiguresPanel search={search} seen={seen} drawing={drawing} isFictional={isFictional} />
          </Suspense>
        ) : (
          <TransactionTable
            {...table}
            results={results}
            sort={state.view.sort}
            onSort={sort => state.changeView({ sort })}
            isMarketEmpty={everything?.total === 0}
          />
        )}
      </Box>
      {tab === 'list' && count > 0 ? (
        <Flex
          as="footer"
          alignItems="center"
          gap="3"
          minHeight="row"
          px="3"
          borderTopWidth="1px"
          borderColor="line"
          fontSize="xs"
          color="muted"
          fontVariantNumeric="tabular-nums"
        >
          <Text as="span" flex="1">
            {isFictional ? t('fictionalAll') : ''}
          </Text>
          <span>{t('shown', { n: number(rows.length), total: number(count) })}</span>
        </Flex>
      ) : null}
    </>
  );
}
