import { hasPermission, useSession } from '@kavel/auth';
import { shownValue } from '@kavel/contracts';
import type { StartPortfolio } from '@kavel/contracts/start';
import { useFormats } from '@kavel/i18n';
import { Button, Figure, Text, TextLink, useBreakpoint } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';
import { Trash2 } from '@kavel/ui/icons';
import { useStartTexts } from '../../../i18n/start';
import { useThrowAway } from '../api/use-throw-away';
import { changeOf } from '../model/totals';
import { missingOf } from '../model/waiting';
import { ChangeCell } from './change-cell';
import { StatusCell } from './status-cell';

const valueColumns = ['value', 'change', 'status'];
const onADesk = ['units', 'change', 'status', 'missing'];

/** Columns of the portfolios: fewer on a phone, and none with values for users who may not see them. */
export function usePortfolioColumns(portfolios: readonly StartPortfolio[]): Column<StartPortfolio>[] {
  const t = useStartTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const mayValue = hasPermission(useSession(), 'auth.automated-valuation');
  const throwAway = useThrowAway();
  const missing = (portfolio: StartPortfolio) =>
    missingOf(portfolio)
      .slice(0, 2)
      .map(({ fact, units }) => t(`facts.${fact}`, { number: format.number(units) }))
      .join(', ');

  const columns: Column<StartPortfolio>[] = [
    {
      key: 'name',
      header: t('portfolios.name'),
      width: 'minmax(8rem, 2.4fr)',
      sortBy: ({ name }) => name,
      cell: ({ id, name, example }) => (
        <TextLink to={`/${id}/hub`} fontWeight="medium" display="block" truncate title={name}>
          {name}
          {example ? <ExampleMark /> : null}
        </TextLink>
      ),
    },
    {
      key: 'units',
      header: t('portfolios.units'),
      numeric: true,
      width: '6.25rem',
      sortBy: ({ units }) => units,
      cell: ({ units }) => format.number(units),
    },
    {
      key: 'value',
      header: t('portfolios.value'),
      numeric: true,
      width: '7rem',
      sortBy: ({ value }) => value?.totalValue ?? null,
      cell: ({ value }) =>
        value ? (
          <Figure fontWeight="semibold">
            {format.millions(shownValue({ ...value, value: value.totalValue }))}
          </Figure>
        ) : (
          '–'
        ),
    },
    {
      key: 'change',
      header: t('portfolios.change'),
      width: '8.75rem',
      sortBy: portfolio => changeOf(portfolio)?.fraction ?? null,
      cell: portfolio => <ChangeCell portfolio={portfolio} />,
    },
    {
      key: 'status',
      header: t('portfolios.status'),
      width: '11.75rem',
      sortBy: ({ value }) => value?.valueDate ?? null,
      cell: ({ value }) =>
        value ? (
          <StatusCell value={value} />
        ) : (
          <Text as="span" color="muted">
            {t('portfolios.notValued')}
          </Text>
        ),
    },
    {
      key: 'missing',
      header: t('portfolios.missing'),
      width: 'minmax(5rem, 1fr)',
      sortBy: portfolio => portfolio.missing.units,
      cell: portfolio => (
        <Text as="span" display="block" truncate color="muted" title={missing(portfolio)}>
          {missing(portfolio) || t('portfolios.nothingMissing')}
        </Text>
      ),
    },
  ];
  const actions: Column<StartPortfolio> = {
    key: 'actions',
    header: '',
    width: '3.5rem',
    cell: ({ id, name, example, editable }) =>
      example && editable ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('portfolios.throwAway', { name })}
          onClick={() => throwAway(id)}
        >
          <Trash2 aria-hidden />
        </Button>
      ) : null,
  };
  const shown = columns
    .filter(({ key }) => mayValue || !valueColumns.includes(key))
    .filter(({ key }) => !narrow || !onADesk.includes(key));
  return portfolios.some(({ example }) => example) ? [...shown, actions] : shown;
}

function ExampleMark() {
  const t = useStartTexts();
  return (
    <Text
      as="span"
      ms="2"
      px="2"
      borderRadius="full"
      fontSize="xs"
      fontWeight="normal"
      bg="sunken"
      color="muted"
    >
      {t('portfolios.example')}
    </Text>
  );
}
