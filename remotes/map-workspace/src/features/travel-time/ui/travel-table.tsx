import { ApiError, portfolioQueries } from '@kavel/api-client';
import type { Unit } from '@kavel/contracts';
import type { TransitQuestion, TravelSources } from '@kavel/contracts/travel-time';
import { useQuery } from '@kavel/query';
import { Notice, Stack, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useMemo } from 'react';
import type { TravelView } from '../../../common/travel/travel-address';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { usePlaceNames } from '../api/use-place-names';
import { useTimes } from '../api/use-times';
import { useTexts } from '../i18n';
import { readTable, type TableView, writeTable } from '../model/table-address';
import { GoalFields } from './goal-fields';
import { TableChoices } from './table-choices';
import { TimesTable } from './times-table';
import { TransitForm } from './transit-form';
import { TravelProblem } from './travel-problem';
import { useTimesExport } from './use-times-export';

export interface TravelTableProps {
  view: TravelView;
  transit: TransitQuestion;
  timetable: TravelSources['timetable'];
  onTransit: (transit: TransitQuestion) => void;
  /** What the times rest on, by sentence. */
  sources: readonly string[];
}

const none: readonly Unit[] = [];

/** The table of times from the units of a portfolio to chosen goals, which the address holds. */
export default function TravelTable({ view, transit, timetable, onTransit, sources }: TravelTableProps) {
  const t = useTexts();
  const [query, setQuery] = useOwnQuery();
  const text = writeTable(new URLSearchParams(), readTable(query)).toString();
  const table = useMemo(() => readTable(new URLSearchParams(text)), [text]);
  const put = (next: TableView | null) => setQuery(writeTable(newestQuery(), next), { replace: true });
  const goalNames = usePlaceNames(table.goals);
  const portfolio = useQuery({
    ...portfolioQueries.detail(table.portfolioId ?? ''),
    enabled: table.portfolioId !== null,
  });
  const units = portfolio.data?.units ?? none;
  const work = useTimes({ units, table, transit });
  const making = useTimesExport({ table, goalNames, transit, sources, portfolio: portfolio.data ?? null });
  const isMissing = portfolio.error instanceof ApiError && portfolio.error.code === 'not-found';
  return (
    <Dialog open wide onClose={() => put(null)} title={t('table.title')} closeLabel={t('table.close')}>
      <Stack gap="4">
        <TableChoices table={table} onChange={put} />
        {isMissing ? <Notice tone="warning">{t('table.missing')}</Notice> : null}
        {portfolio.data?.units.length === 0 ? <Text color="muted">{t('table.noUnits')}</Text> : null}
        {table.mode === 'transit' ? (
          <TransitForm
            transit={transit}
            timetable={timetable}
            of={table.direction === 'from' ? 'to' : 'from'}
            onChange={onTransit}
          />
        ) : null}
        <GoalFields table={table} names={goalNames} origins={view.origins} onChange={put} />
        {work.error ? (
          <TravelProblem error={work.error} names={goalNames} date={transit.date} onRetry={work.calculate} />
        ) : null}
        <TimesTable
          work={work}
          total={units.length}
          goalNames={goalNames}
          mostMinutes={table.mostMinutes}
          portfolioName={portfolio.data?.name ?? ''}
          exporting={making.isPending}
          onExport={() => work.times && making.mutate(work.times)}
        />
      </Stack>
    </Dialog>
  );
}
