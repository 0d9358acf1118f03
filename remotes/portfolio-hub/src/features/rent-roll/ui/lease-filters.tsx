import type { RentRoll } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Text } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { type LeaseChoice, type LeaseFilter, leaseChoices } from '../model/lease-filter';
import type { LeaseRow } from '../model/lease-row';

export interface LeaseFiltersProps {
  roll: RentRoll;
  filter: LeaseFilter;
  shown: readonly LeaseRow[];
  onChange: (filter: LeaseFilter) => void;
}

const nothing: LeaseFilter = { text: '', choice: 'all', year: null };

/** What the table shows of the leases, how many they are, and the rent of those that run. */
export function LeaseFilters({ roll, filter, shown, onChange }: LeaseFiltersProps) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { year } = filter;
  const rent = shown.reduce((sum, { lease, state }) => sum + (state === 'running' ? lease.annualRent : 0), 0);
  const isFiltered = filter.text !== '' || filter.choice !== 'all' || year !== null;
  return (
    <>
      <Flex gap="3" wrap="wrap" alignItems="flex-end">
        <Field label={t('filter.search')}>
          <Input
            type="search"
            width="15rem"
            placeholder={t(roll.mayTenants ? 'filter.searchHintTenants' : 'filter.searchHint')}
            value={filter.text}
            onChange={event => onChange({ ...filter, text: event.target.value })}
          />
        </Field>
        <Field label={t('filter.state')}>
          <Select
            value={filter.choice}
            onChange={event => onChange({ ...filter, choice: event.target.value as LeaseChoice })}
          >
            {leaseChoices.map(choice => (
              <option key={choice} value={choice}>
                {t(`filter.states.${choice}`)}
              </option>
            ))}
          </Select>
        </Field>
        {year === null ? null : (
          <Button onClick={() => onChange({ ...filter, year: null })}>
            {year === 'indefinite' ? t('filter.indefinite') : t('filter.year', { year })}
            <X aria-hidden />
          </Button>
        )}
        {isFiltered ? (
          <Button variant="ghost" onClick={() => onChange(nothing)}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </Flex>
      <Text fontSize="sm" color="muted" role="status">
        {t('filter.shown', {
          shown: format.number(shown.length),
          n: format.number(roll.leases.length),
          rent: format.money(rent),
        })}
      </Text>
    </>
  );
}
