import type { Portfolio } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, Menu, Text, TextLink, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Archive, Copy, Pencil, Trash2, Users } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useSharedWith } from './use-shared-with';

export interface PortfolioTableProps {
  portfolios: readonly Portfolio[];
  /** The portfolio the user opened last. */
  currentId: string | null;
  onRename: (portfolio: Portfolio) => void;
  onDelete: (portfolio: Portfolio) => void;
  onDuplicate: (portfolio: Portfolio) => void;
  onArchive: (portfolio: Portfolio) => void;
  onShare: (portfolio: Portfolio) => void;
}

const onADesk = ['access', 'shared', 'changed'];

/** The portfolios, each with its actions. */
export function PortfolioTable({ portfolios, currentId, ...on }: PortfolioTableProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const sharedWith = useSharedWith();

  const menuOf = (portfolio: Portfolio) => {
    const mayChange = portfolio.access !== 'read';
    const archived = portfolio.archivedAt !== null;
    const entries = [
      {
        key: 'rename',
        shown: mayChange && !archived,
        icon: Pencil,
        label: t('landing.rename'),
        run: on.onRename,
      },
      { key: 'duplicate', shown: true, icon: Copy, label: hub('portfolios.duplicate'), run: on.onDuplicate },
      { key: 'share', shown: true, icon: Users, label: hub('portfolios.share'), run: on.onShare },
      {
        key: 'archive',
        shown: mayChange,
        icon: Archive,
        label: hub(archived ? 'portfolios.unarchive' : 'portfolios.archive'),
        run: on.onArchive,
      },
      { key: 'delete', shown: mayChange, icon: Trash2, label: t('landing.delete'), run: on.onDelete },
    ];
    return (
      <Menu
        trigger="⋯"
        label={t('landing.actionsFor', { name: portfolio.name })}
        items={entries
          .filter(entry => entry.shown)
          .map(({ key, icon: Icon, label, run }) => ({
            key,
            label: (
              <>
                <Icon aria-hidden /> {label}
              </>
            ),
            onSelect: () => run(portfolio),
          }))}
      />
    );
  };

  const columns: Column<Portfolio>[] = [
    {
      key: 'name',
      header: t('landing.name'),
      width: 'minmax(8rem, 3fr)',
      sortBy: portfolio => portfolio.name,
      cell: portfolio => (
        <TextLink to={`/${portfolio.id}/hub`} fontWeight="medium" display="block" truncate>
          {portfolio.name}
          {portfolio.archivedAt ? (
            <Text as="span" color="muted" fontWeight="normal">
              {` (${hub('portfolios.inArchive')})`}
            </Text>
          ) : null}
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
      key: 'access',
      header: hub('portfolios.access'),
      width: 'minmax(6.5rem, 1fr)',
      sortBy: portfolio => hub(`portfolios.${portfolio.access}`),
      cell: portfolio => <Text color="muted">{hub(`portfolios.${portfolio.access}`)}</Text>,
    },
    {
      key: 'shared',
      header: hub('portfolios.shared'),
      width: 'minmax(9rem, 1.5fr)',
      sortBy: sharedWith,
      cell: portfolio => <Text color="muted">{sharedWith(portfolio)}</Text>,
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
        columns={narrow ? columns.filter(column => !onADesk.includes(column.key)) : columns}
        rows={portfolios}
        rowKey={portfolio => portfolio.id}
        selectedKey={currentId}
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
