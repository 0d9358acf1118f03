import type {
  Market,
  NumberRange,
  TransactionChoice,
  TransactionFilter,
  TransactionRangeKey,
} from '@kavel/contracts/transactions';
import { useQuery, useQueryClient } from '@kavel/query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createLive } from '../../../common/filters/model/live';
import { FilterHead } from '../../../common/filters/ui/filter-head';
import { useFilterState } from '../../../common/filters/ui/use-filter-state';
import { useLiveRange } from '../../../common/filters/ui/use-live-range';
import { useSubjectTexts } from '../../../common/filters/ui/use-subject-texts';
import { useUndoKey } from '../../../common/filters/ui/use-undo-key';
import { useWorkAreaChips, type WorkAreaFilter, workAreaPart } from '../../work-areas';
import { liveSource } from '../api/live-source';
import { transactionQueries } from '../api/transaction-queries';
import { useMunicipalityNames } from '../api/use-municipality-names';
import { useTransactionData } from '../api/use-transaction-data';
import { useTexts } from '../i18n';
import { chipsOf } from '../model/chips';
import { defaultFilter, toggled, withDate, withMarket, without, withRange } from '../model/filter';
import type { Period } from '../model/months';
import { transactionAddress } from '../model/transaction-address';
import { FilterPanel } from './filter-panel';
import { useWords } from './use-words';

/** Earlier than any transaction. */
const firstDay = '1900-01-01';

/**
 * Filter of the address with its counts, limited to the work area, and the two elements that show it: head and panel
 * of the filters.
 */
export function useTransactionSearch(title: ReactNode, area: WorkAreaFilter) {
  const [today] = useState(() => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  const currentYear = Number(today.slice(0, 4));
  const address = useMemo(() => transactionAddress(currentYear), [currentYear]);
  const own = useFilterState(address);
  const filter = useMemo<TransactionFilter>(() => ({ ...own.filter, ...area }), [own.filter, area]);
  const state = { ...own, filter };
  const criteriaOf = useCallback((text: string) => address.readFilter(new URLSearchParams(text)), [address]);
  const { changeFilter } = own;
  const work = useWorkAreaChips();
  const { category, propertyType } = filter;
  const whole = useMemo<TransactionFilter>(
    () => ({ category, propertyType, transactionDate: { from: firstDay, to: today }, ...area }),
    [category, propertyType, today, area],
  );
  const everything = useQuery(transactionQueries.facets(whole)).data;
  const municipalities = useMunicipalityNames();
  const [live] = useState(createLive<number>);
  const data = useTransactionData(filter, live);
  const client = useQueryClient();
  const liveRange = useLiveRange(liveSource(client, filter, currentYear), live);
  const words = useWords(filter, municipalities);
  const texts = useSubjectTexts(useTexts());

  useUndoKey(state.undo);

  const onMarket = useCallback(
    (change: Partial<Market>) => changeFilter(now => withMarket(now, change)),
    [changeFilter],
  );
  const onDate = useCallback(
    (period: Period | null, options?: { replace?: boolean }) =>
      changeFilter(now => withDate(now, period), options),
    [changeFilter],
  );
  const onToggle = useCallback(
    (choice: TransactionChoice, option: string) => changeFilter(now => toggled(now, choice, option)),
    [changeFilter],
  );
  const onRange = useCallback(
    (key: TransactionRangeKey, range: NumberRange) =>
      changeFilter(now => withRange(now, key, range, currentYear)),
    [changeFilter, currentYear],
  );

  const chips = chipsOf(filter, words, currentYear);
  const head = (
    <FilterHead
      title={title}
      live={live}
      count={data.facets}
      texts={texts}
      failed={data.error !== null}
      onRetry={data.retry}
      chips={[...work.chips, ...chips]}
      onRemove={part => (part === workAreaPart ? work.turnOff() : changeFilter(now => without(now, part)))}
      onReset={state.filterText === '' ? null : () => changeFilter(() => defaultFilter)}
      onUndo={state.undo}
      savedKind="transactions"
      saved={state.filterText}
      criteriaOf={criteriaOf}
      onOpen={state.open}
    />
  );
  const panel = (
    <FilterPanel
      filter={filter}
      facets={data.facets}
      everything={everything}
      municipalities={municipalities}
      currentYear={currentYear}
      today={today}
      words={words}
      texts={texts}
      liveCount={live}
      live={liveRange}
      onMarket={onMarket}
      onDate={onDate}
      onToggle={onToggle}
      onRange={onRange}
    />
  );
  return {
    state,
    data,
    everything,
    live,
    words,
    texts,
    today,
    currentYear,
    active: chips.length + work.chips.length,
    head,
    panel,
  };
}

export type TransactionSearch = ReturnType<typeof useTransactionSearch>;
