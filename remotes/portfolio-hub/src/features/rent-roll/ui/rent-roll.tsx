import type { RentRoll as RentRollData } from '@kavel/contracts/leases';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import {
  Button,
  EmptyState,
  Flex,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  TextLink,
  useOpened,
} from '@kavel/ui/core';
import { DateInput, Field } from '@kavel/ui/forms';
import { Plus, Upload } from '@kavel/ui/icons';
import { useDeferredValue, useMemo, useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { toastError, toastWithUndo } from '../../../common/toast';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { rentRollQueries, useRentRollCalls } from '../api/rent-roll-calls';
import { filterLeases, filterOf, type LeaseFilter, withFilter } from '../model/lease-filter';
import { type LeaseRow, leaseRows } from '../model/lease-row';
import { ExpiryCalendar } from './expiry-calendar';
import { ExportMenu } from './export-menu';
import { ImportDialog } from './import-dialog';
import { IndexationDialog } from './indexation-dialog';
import { LeaseDialog } from './lease-dialog';
import { LeaseFilters } from './lease-filters';
import { LeaseTable } from './lease-table';
import { RentRollFigures } from './rent-roll-figures';
import { VacancyChart } from './vacancy-chart';

const dateWord = 'date';

/** The rent roll of a portfolio. Day and filter are in the address. */
export function RentRoll({ portfolioId }: { portfolioId: string }) {
  const t = useRentRollTexts();
  const [address, setAddress] = useSearchParams();
  const date = address.get(dateWord);
  const roll = useQuery(rentRollQueries.roll(portfolioId, date));
  useFollowChanges();
  useOpened(roll.data?.name);
  const setDate = (day: string) =>
    setAddress(
      now => {
        if (day === '') now.delete(dateWord);
        else now.set(dateWord, day);
        return now;
      },
      { replace: true },
    );

  if (roll.isError)
    return (
      <PageFrame>
        <LoadError error={roll.error} onRetry={() => void roll.refetch()} subject="portfolio" />
      </PageFrame>
    );
  return (
    <PageFrame>
      {roll.data ? (
        <Loaded roll={roll.data} onDate={setDate} />
      ) : (
        <>
          <PageHead title={t('title')} note={<Skeleton height="5" width="10rem" />} />
          <Skeleton height="5.5rem" />
          <Skeleton height="16rem" />
          <Skeleton height="20rem" />
        </>
      )}
    </PageFrame>
  );
}

type Open = { dialog: 'import' | 'index' | 'add' } | { dialog: 'edit'; row: LeaseRow } | null;

function Loaded({ roll, onDate }: { roll: RentRollData; onDate: (day: string) => void }) {
  const t = useRentRollTexts();
  const calls = useRentRollCalls(roll.portfolioId);
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const filter = useMemo(() => filterOf(address), [address]);
  const deferred = useDeferredValue(filter);
  const rows = useMemo(() => leaseRows(roll), [roll]);
  const shown = useMemo(() => filterLeases(rows, deferred), [rows, deferred]);
  const { editable, units, leases } = roll;
  const hasUnits = units.id.length > 0;
  const setFilter = (next: LeaseFilter) => setAddress(now => withFilter(now, next), { replace: true });

  const remove = ({ lease: { id }, address: place }: LeaseRow) =>
    calls
      .remove(id)
      .then(() =>
        toastWithUndo(t('removed', { address: place }), t('removedHow'), () => {
          calls
            .restore(id)
            .catch((error: unknown) => toastError(t('restoreFailed', { address: place }), error));
        }),
      )
      .catch((error: unknown) => toastError(t('removeFailed', { address: place }), error));

  const importButton = (
    <Button variant={leases.length === 0 ? 'solid' : 'outline'} onClick={() => setOpen({ dialog: 'import' })}>
      <Upload aria-hidden /> {t('actions.import')}
    </Button>
  );
  const addButton = (
    <Button onClick={() => setOpen({ dialog: 'add' })}>
      <Plus aria-hidden /> {t('actions.add')}
    </Button>
  );

  return (
    <>
      <PageHead
        title={t('title')}
        note={
          <TextLink to={`/${roll.portfolioId}/hub`} fontSize="sm">
            {roll.name}
          </TextLink>
        }
        actions={
          leases.length > 0 ? (
            <>
              <ExportMenu roll={roll} rows={shown} />
              {editable ? (
                <>
                  <Button onClick={() => setOpen({ dialog: 'index' })}>{t('actions.index')}</Button>
                  {importButton}
                  {addButton}
                </>
              ) : null}
            </>
          ) : null
        }
      />
      {leases.length === 0 ? (
        <EmptyState
          title={t(hasUnits ? 'empty.title' : 'noUnits.title')}
          description={t(hasUnits ? 'empty.description' : 'noUnits.description')}
          action={
            !editable ? null : hasUnits ? (
              <Flex gap="2" wrap="wrap" justifyContent="center">
                {importButton}
                {addButton}
              </Flex>
            ) : (
              <LinkButton to={`/${roll.portfolioId}/bulk-upload`}>{t('noUnits.action')}</LinkButton>
            )
          }
        />
      ) : (
        <>
          <Flex>
            <Field label={t('asOf')}>
              <DateInput value={roll.asOf} onChange={onDate} />
            </Field>
          </Flex>
          <RentRollFigures figures={roll.figures} />
          <Flex gap="4" wrap="wrap" alignItems="stretch">
            <ExpiryCalendar roll={roll} onYear={year => setFilter({ ...filter, year })} />
            <VacancyChart roll={roll} />
          </Flex>
          <Stack gap="3">
            <LeaseFilters roll={roll} filter={filter} shown={shown} onChange={setFilter} />
            <LeaseTable
              rows={shown}
              mayTenants={roll.mayTenants}
              onEdit={editable ? row => setOpen({ dialog: 'edit', row }) : undefined}
              onRemove={row => void remove(row)}
              empty={
                <Text p="4" fontSize="sm" color="muted">
                  {t('filter.nothing')}
                </Text>
              }
            />
          </Stack>
        </>
      )}
      <OpenDialog open={open} roll={roll} onClose={() => setOpen(null)} />
    </>
  );
}

function OpenDialog({ open, roll, onClose }: { open: Open; roll: RentRollData; onClose: () => void }) {
  switch (open?.dialog) {
    case 'import':
      return <ImportDialog roll={roll} onClose={onClose} />;
    case 'index':
      return <IndexationDialog roll={roll} onClose={onClose} />;
    case 'add':
      return <LeaseDialog roll={roll} lease={null} onClose={onClose} />;
    case 'edit':
      return <LeaseDialog roll={roll} lease={open.row.lease} onClose={onClose} />;
    default:
      return null;
  }
}
