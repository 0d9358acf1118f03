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

/** First and last day; setting one past the other moves the other along. */
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

/** Filters after a debounce; a series of changes is one step in the history. */
function SearchField({ filter: { issue_key }, changeFilter }: FilterPart) {
  const t = useTexts();
  const [text, setText] = useState(issue_key ?? '');
  // `seen` is the value in the URL, `written` the last one from this field; others come from the history or reset.
  const [seen, setSeen] = useState(issue_key);
  const [written, setWritten] = useState(issue_key);
  if (issue_key !== seen) {
    setSeen(issue_key);
    if (issue_key !== written) {
      setWritten(issue_key);
      setText(issue_key ?? '');
    }
  }
  const debounced = useDebounced(text.trim(), debounceMs);
  const apply = useEffectEvent(() => {
    if (debounced === text.trim() && debounced !== (issue_key ?? '')) {
      setWritten(debounced || null);
      changeFilter({ issue_key: debounced || null }, { replace: issue_key !== null });
    }
  });
  useEffect(() => {
    apply();
  }, [debounced]);
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
  /** Number of matching projects, as text. */
  count: string;
}

/** The filters in a dialog, for phones and panels. */
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
