import { ApiError, errorDetails } from '@kavel/api-client';
import type { LocatorFilter, LocatorObject, LocatorSort } from '@kavel/contracts/locator';
import { ErrorState, Skeleton, Stack } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import type { ResultRows } from '../api/use-result-rows';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';
import type { LocatorView } from '../model/locator-view';
import { usualSort } from '../model/locator-view';
import type { Selection } from '../model/selection';
import { NoResults } from './no-results';
import { useResultColumns } from './result-columns';

export interface ResultTableProps {
  results: ResultRows;
  total: number;
  wide: boolean;
  sort: LocatorView['sort'];
  onSort: (sort: LocatorView['sort']) => void;
  selectedId: string | null;
  onSelect: (object: LocatorObject) => void;
  hoveredId: string | null;
  onHover: (object: LocatorObject | null) => void;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  words: FilterWords;
  filter: LocatorFilter;
  currentYear: number;
  onFilter: (filter: LocatorFilter) => void;
}

const rowKey = ({ objectId }: LocatorObject) => objectId;

/** The objects, loaded while scrolling; for an empty result, what to change. */
export function ResultTable(props: ResultTableProps) {
  const { results, wide, sort, words } = props;
  const t = useTexts();
  const { rows } = results;
  const { selection, onSelection } = props;
  const columns = useResultColumns({ wide, rows, selection, onSelection, words });

  if (results.error && rows.length === 0) {
    return <TableFailed error={results.error} onRetry={results.retry} />;
  }
  if (results.isPending) {
    return (
      <Stack gap="3" p="3" aria-hidden>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} height="6" />
        ))}
      </Stack>
    );
  }
  if (rows.length === 0) {
    return (
      <NoResults
        filter={props.filter}
        words={words}
        currentYear={props.currentYear}
        onFilter={props.onFilter}
      />
    );
  }
  return (
    <>
      <DataTable
        label={t('table')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowCount={props.total}
        maxHeight="100%"
        minWidth={wide ? '104rem' : '23.75rem'}
        selectedKey={props.selectedId}
        onSelect={props.onSelect}
        hoveredKey={props.hoveredId}
        onHover={props.onHover}
        onEndReached={results.more}
        sorting={
          sort.by === usualSort.by && sort.direction === usualSort.direction
            ? null
            : { key: sort.by, descending: sort.direction === 'descending' }
        }
        onSort={next =>
          props.onSort(
            next
              ? { by: next.key as LocatorSort, direction: next.descending ? 'descending' : 'ascending' }
              : usualSort,
          )
        }
      />
      {results.error ? <TableFailed error={results.error} onRetry={results.retry} /> : null}
    </>
  );
}

function TableFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts();
  const changed = error instanceof ApiError && error.code === 'revision-behind';
  return (
    <ErrorState
      title={t(changed ? 'changed' : 'failed')}
      description={t(changed ? 'changedHelp' : 'failedHelp')}
      retry={{ label: t('retry'), onRetry }}
      details={{ label: t('details'), text: errorDetails(error) }}
    />
  );
}
