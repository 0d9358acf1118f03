import { portfolioQueries } from '@kavel/api-client';
import {
  type TravelDirection,
  type TravelMode,
  travelDirections,
  travelModes,
} from '@kavel/contracts/travel-time';
import { useQuery } from '@kavel/query';
import { Grid } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { type TableView, tableMinutes } from '../model/table-address';

export interface TableChoicesProps {
  table: TableView;
  onChange: (table: TableView) => void;
}

/** Portfolio, transport, direction and longest time of the table. */
export function TableChoices({ table, onChange }: TableChoicesProps) {
  const t = useTexts();
  const { data, isError } = useQuery(portfolioQueries.list());
  const portfolios = data ?? [];
  const problem = isError ? t('table.portfoliosFailed') : null;
  const hint = data?.length === 0 ? { hint: t('table.noPortfolios') } : {};
  const put = (change: Partial<TableView>) => onChange({ ...table, ...change });
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
      <Field label={t('table.portfolio')} error={problem} {...hint}>
        <Select
          value={table.portfolioId ?? ''}
          onChange={event => put({ portfolioId: event.target.value || null })}
        >
          <option value="">{t('table.choose')}</option>
          {portfolios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('mode')}>
        <Select value={table.mode} onChange={event => put({ mode: event.target.value as TravelMode })}>
          {travelModes.map(mode => (
            <option key={mode} value={mode}>
              {t(`modes.${mode}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('direction')}>
        <Select
          value={table.direction}
          onChange={event => put({ direction: event.target.value as TravelDirection })}
        >
          {travelDirections.map(direction => (
            <option key={direction} value={direction}>
              {t(`table.directions.${direction}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('table.most')}>
        <Select
          value={table.mostMinutes}
          onChange={event => put({ mostMinutes: Number(event.target.value) })}
        >
          {tableMinutes.map(n => (
            <option key={n} value={n}>
              {t('table.min', { n })}
            </option>
          ))}
        </Select>
      </Field>
    </Grid>
  );
}
