import type { LocatorChoice, LocatorFilter, LocatorRange, LocatorRangeKey } from '@kavel/contracts/locator';
import { useQuery } from '@kavel/query';
import { type ReactNode, useCallback, useState } from 'react';
import { locatorQueries } from '../api/locator-queries';
import { useLiveRange } from '../api/use-live-range';
import { useLocatorData } from '../api/use-locator-data';
import { chipsOf } from '../model/chips';
import { toggled, without, withRange } from '../model/filter';
import { createLive } from '../model/live';
import { FilterPanel } from './filter-panel';
import { LocatorHead } from './locator-head';
import { useLocatorState } from './use-locator-state';
import { useUndoKey } from './use-undo-key';
import { useWords } from './use-words';

const nothing: LocatorFilter = {};

/** Filters of the address with their counts, and the two parts of a page that show them: its head and its panel. */
export function useLocatorSearch(title: ReactNode) {
  const options = useQuery(locatorQueries.options()).data;
  const everything = useQuery(locatorQueries.facets(nothing)).data;
  const currentYear = options?.currentYear ?? new Date().getFullYear();
  const state = useLocatorState(currentYear);
  const { filter, changeFilter } = state;
  const [live] = useState(createLive<number>);
  const data = useLocatorData(filter, live);
  const liveRange = useLiveRange(filter, currentYear, live);
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
    <LocatorHead
      title={title}
      live={live}
      count={data.count}
      failed={data.error !== null}
      onRetry={data.retry}
      chips={chips}
      onRemove={part => changeFilter(now => without(now, part))}
      onReset={chips.length > 0 ? () => changeFilter(() => ({})) : null}
      onUndo={state.undo}
      saved={state.filterText}
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
      live={liveRange}
      onToggle={onToggle}
      onRange={onRange}
    />
  );
  return { state, data, live, words, currentYear, active: chips.length, head, panel };
}
