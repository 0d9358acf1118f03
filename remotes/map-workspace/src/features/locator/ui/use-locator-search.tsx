import type { LocatorChoice, LocatorFilter, LocatorRange, LocatorRangeKey } from '@kavel/contracts/locator';
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
import { locatorQueries } from '../api/locator-queries';
import { useLocatorData } from '../api/use-locator-data';
import { useTexts } from '../i18n';
import { chipsOf } from '../model/chips';
import { toggled, without, withRange } from '../model/filter';
import { locatorAddress } from '../model/locator-address';
import { FilterPanel } from './filter-panel';
import { useWords } from './use-words';

/**
 * Filters of the address with their counts, inside of the work area, and the two components that show them: head and
 * panel.
 */
export function useLocatorSearch(title: ReactNode, area: WorkAreaFilter) {
  const options = useQuery(locatorQueries.options()).data;
  const everything = useQuery(locatorQueries.facets(area)).data;
  const currentYear = options?.currentYear ?? new Date().getFullYear();
  const address = useMemo(() => locatorAddress(currentYear), [currentYear]);
  const own = useFilterState(address);
  const filter = useMemo<LocatorFilter>(() => ({ ...own.filter, ...area }), [own.filter, area]);
  const state = { ...own, filter };
  const criteriaOf = useCallback((text: string) => address.readFilter(new URLSearchParams(text)), [address]);
  const { changeFilter } = own;
  const work = useWorkAreaChips();
  const [live] = useState(createLive<number>);
  const data = useLocatorData(filter, live);
  const client = useQueryClient();
  const liveRange = useLiveRange(liveSource(client, filter, currentYear), live);
  const texts = useSubjectTexts(useTexts());
  const words = useWords(options);

  useUndoKey(state.undo);

  const onToggle = useCallback(
    (choice: LocatorChoice, option: string) => changeFilter(now => toggled(now, choice, option)),
    [changeFilter],
  );
  const onRange = useCallback(
    (key: LocatorRangeKey, range: LocatorRange) =>
      changeFilter(now => withRange(now, key, range, currentYear)),
    [changeFilter, currentYear],
  );

  const chips = chipsOf(filter, words, currentYear);
  const head = (
    <FilterHead
      title={title}
      live={live}
      count={data.count}
      texts={texts}
      savedKind="locator"
      failed={data.error !== null}
      onRetry={data.retry}
      chips={[...work.chips, ...chips]}
      onRemove={part => (part === workAreaPart ? work.turnOff() : changeFilter(now => without(now, part)))}
      onReset={chips.length > 0 ? () => changeFilter(() => ({})) : null}
      onUndo={state.undo}
      saved={state.filterText}
      criteriaOf={criteriaOf}
      onOpen={state.open}
    />
  );
  const panel = (
    <FilterPanel
      filter={filter}
      options={options}
      facets={data.facets}
      everything={everything}
      currentYear={currentYear}
      words={words}
      texts={texts}
      live={liveRange}
      onToggle={onToggle}
      onRange={onRange}
    />
  );
  return {
    state,
    data,
    live,
    words,
    texts,
    currentYear,
    active: chips.length + work.chips.length,
    head,
    panel,
  };
}
