import {
  type DatePreset,
  datePresets,
  defaultProjectFilter,
  type ProjectFacets,
  type ProjectStatus,
} from '@kavel/contracts/projects';
import { keepPreviousData, useDebounced, useQuery } from '@kavel/query';
import { Box, Button, Flex, Grid } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { projectQueries } from '../api/project-queries';
import { useTexts } from '../i18n';
import type { ProjectAddress } from './use-project-state';
import { useProjectWords } from './use-project-words';

type Part = 'selectedService' | 'selectedStatus' | 'selectedObjectType' | 'parent_key';

const facetOf: Record<Part, keyof ProjectFacets> = {
  selectedService: 'service',
  selectedStatus: 'status',
  selectedObjectType: 'objectType',
  parent_key: 'parent_key',
};

/** The filters of the specification, each value with its number of projects. */
export function ProjectFilters({
  address: { filter, filterQuery, changeFilter, change },
}: {
  address: ProjectAddress;
}) {
  const { t, number } = useProjectWords();
  const { data: facets } = useQuery({
    ...projectQueries.facets(filterQuery),
    placeholderData: keepPreviousData,
  });
  const choice = (part: Part, label: string, nameOf: (value: string) => string = value => value) => {
    const chosen = filter[part];
    const values = facets?.[facetOf[part]] ?? [];
    const others =
      chosen && !values.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }] : [];
    return (
      <Field label={label}>
        <Select value={chosen ?? ''} onChange={event => changeFilter({ [part]: event.target.value || null })}>
          <option value="">{t('filters.all')}</option>
          {[...values, ...others].map(({ value, count }) => (
            <option key={value} value={value}>{`${nameOf(value)} (${number(count)})`}</option>
          ))}
        </Select>
      </Field>
    );
  };

  return (
    <Grid templateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))" gap="3" pt="3" alignItems="end">
      <Field label={t('filters.period')}>
        <Select
          value={filter.selectedDatePreset}
          onChange={event => changeFilter({ selectedDatePreset: event.target.value as DatePreset })}
        >
          {datePresets.map(preset => (
            <option key={preset} value={preset}>
              {t(`presets.${preset}`)}
            </option>
          ))}
        </Select>
      </Field>
      {filter.selectedDatePreset === 'custom' ? (
        <OwnPeriod filter={filter} changeFilter={changeFilter} />
      ) : null}
      {choice('selectedService', t('filters.service'))}
      {choice('selectedStatus', t('filters.status'), value => t(`statuses.${value as ProjectStatus}`))}
      {choice('selectedObjectType', t('filters.objectType'))}
      {choice('parent_key', t('filters.order'))}
      <SearchField filter={filter} changeFilter={changeFilter} />
      {Object.keys(filterQuery).length > 0 ? (
        <Box>
          <Button variant="ghost" onClick={() => change({ filter: defaultProjectFilter })}>
            {t('filters.reset')}
          </Button>
        </Box>
      ) : null}
    </Grid>
  );
}

type FilterPart = Pick<ProjectAddress, 'filter' | 'changeFilter'>;

/** Two days; one that lies beyond the other moves the other. */
function OwnPeriod({ filter: { dateRange }, changeFilter }: FilterPart) {
  const t = useTexts();
  const { from, to } = dateRange;
  return (
    <>
      <Field label={t('filters.from')}>
        <DateInput
          value={from ?? ''}
          onChange={day => {
            const first = day || null;
            changeFilter({ dateRange: { from: first, to: first && to && first > to ? first : to } });
          }}
        />
      </Field>
      <Field label={t('filters.to')}>
        <DateInput
          value={to ?? ''}
          onChange={day => {
            const last = day || null;
            changeFilter({ dateRange: { from: last && from && last < from ? last : from, to: last } });
          }}
        />
      </Field>
    </>
  );
}

const debounceMs = 250;

/** Filters when the typing rests; while it goes on the address has one step for all of it. */
function SearchField({ filter: { issue_key }, changeFilter }: FilterPart) {
  const t = useTexts();
  const [text, setText] = useState(issue_key ?? '');
  // The value in the address, and the one that this field wrote: another one comes from the history or the reset button.
  const [seen, setSeen] = useState(issue_key);
  const [written, setWritten] = useState(issue_key);
  if (issue_key !== seen) {
    setSeen(issue_key);
    if (issue_key !== written) {
      setWritten(issue_key);
      setText(issue_key ?? '');
    }
  }
  const rested = useDebounced(text.trim(), debounceMs);
  const apply = useEffectEvent(() => {
    if (rested === text.trim() && rested !== (issue_key ?? '')) {
      setWritten(rested || null);
      changeFilter({ issue_key: rested || null }, { replace: issue_key !== null });
    }
  });
  useEffect(() => {
    apply();
  }, [rested]);
  return (
    <Field label={t('filters.search')}>
      <Input type="search" maxLength={60} value={text} onChange={event => setText(event.target.value)} />
    </Field>
  );
}

export interface FilterDialogProps {
  open: boolean;
  onClose: () => void;
  address: ProjectAddress;
  /** How many the filter leaves in, in words. */
  count: string;
}

/** The filters on a phone. */
export function FilterDialog({ open, onClose, address, count }: FilterDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('close')}
      footer={
        <Flex>
          <Button variant="solid" onClick={onClose}>
            {t('filters.done', { n: count })}
          </Button>
        </Flex>
      }
    >
      <ProjectFilters address={address} />
    </Dialog>
  );
}
