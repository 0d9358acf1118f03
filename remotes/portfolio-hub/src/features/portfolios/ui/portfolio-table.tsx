import type { Portfolio } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, Menu, Text, TextLink } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Pencil, Trash2 } from '@kavel/ui/icons';
import { useIsNarrow } from '../../../common/use-is-narrow';
import { useTexts } from '../../../i18n';

export interface PortfolioTableProps {
  portfolios: readonly Portfolio[];
  onRename: (portfolio: Portfolio) => void;
  onDelete: (portfolio: Portfolio) => void;
}

/** The portfolios with what can be done to each. */
export function PortfolioTable({ portfolios, onRename, onDelete }: PortfolioTableProps) {
  const t = useTexts();
  const format = useFormats();
  const narrow = useIsNarrow();

  const menuOf = (portfolio: Portfolio) => (
    <Menu
      trigger="⋯"
      label={t('landing.actionsFor', { name: portfolio.name })}
      items={[
        {
          key: 'rename',
          label: (
            <>
              <Pencil aria-hidden /> {t('landing.rename')}
            </>
          ),
          onSelect: () => onRename(portfolio),
        },
        {
          key: 'delete',
          label: (
            <>
              <Trash2 aria-hidden /> {t('landing.delete')}
            </>
          ),
          onSelect: () => onDelete(portfolio),
        },
      ]}
    />
  );

  const columns: Column<Portfolio>[] = [
    {
      key: 'name',
      header: t('landing.name'),
      width: 'minmax(8rem, 3fr)',
      sortBy: portfolio => portfolio.name,
      cell: portfolio => (
        <TextLink to={`/${portfolio.id}/hub`} fontWeight="medium" display="block" truncate>
          {portfolio.name}
        </TextLink>
      ),
    },
    {
      key: 'units',
      header: t('landing.units'),
      numeric: true,
      width: 'minmax(6.5rem, 1fr)',
      sortBy: portfolio => portfolio.unitCount,
      cell: portfolio => format.number(portfolio.unitCount),
    },
    {
      key: 'changed',
      header: t('landing.changed'),
      width: 'minmax(7rem, 1fr)',
      sortBy: portfolio => portfolio.updatedAt,
      cell: portfolio => format.date(portfolio.updatedAt),
    },
    { key: 'actions', header: '', width: '4rem', cell: menuOf },
  ];

  return (
    <Card overflow="hidden">
      <DataTable
        label={t('landing.title')}
        columns={narrow ? columns.filter(column => column.key !== 'changed') : columns}
        rows={portfolios}
        rowKey={portfolio => portfolio.id}
        maxHeight="calc(100dvh - 14rem)"
        empty={
          <Text p="4" color="muted" fontSize="sm">
            {t('landing.noneFound')}
          </Text>
        }
      />
    </Card>
  );
}
