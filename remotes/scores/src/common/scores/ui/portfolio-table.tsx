import { useFormats, useVtwTypes } from '@kavel/i18n';
import { EmptyState, Text, TextLink, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import type { ScoreRow } from '../model/score-rows';
import { useCatalogue } from './catalogue-context';
import { useBandChoiceText } from './score-total';

export interface PortfolioTableProps {
  rows: readonly ScoreRow[];
  selectedId: string | null;
  onSelect: (objectId: string) => void;
  /** `?weights=…` of links to the addresses, or empty. */
  search: string;
}

/** Addresses with their scores. */
export function PortfolioTable({ rows, selectedId, onSelect, search }: PortfolioTableProps) {
  const t = useTexts();
  const format = useFormats();
  const types = useVtwTypes();
  const { path } = useCatalogue();
  const bandText = useBandChoiceText();
  const wide = useBreakpoint('md');
  const share = (value: number | null) => (value === null ? '–' : format.percent(value));
  const columns: Column<ScoreRow>[] = [
    {
      key: 'address',
      header: t('portfolio.address'),
      width: 'minmax(11rem, 2fr)',
      sortBy: ({ address }) => address,
      cell: ({ objectId, address }) => (
        <TextLink data-apart to={`${path}/${objectId}${search}`}>
          {address}
        </TextLink>
      ),
    },
    {
      key: 'score',
      header: t('portfolio.score'),
      width: '5rem',
      numeric: true,
      sortBy: ({ score }) => score,
      cell: ({ score }) => (score === null ? '–' : format.number(score)),
    },
    {
      key: 'band',
      header: t('total.band'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ band }) => <Text as="span">{bandText(band ?? 'none')}</Text>,
    },
  ];
  const more: Column<ScoreRow>[] = [
    {
      key: 'type',
      header: t('portfolio.type'),
      width: 'minmax(7rem, 1fr)',
      sortBy: ({ vtwType }) => types(vtwType),
      cell: ({ vtwType }) => types(vtwType),
    },
    {
      key: 'completeness',
      header: t('total.completeness'),
      width: '7rem',
      numeric: true,
      sortBy: ({ completeness }) => completeness,
      cell: ({ completeness }) => share(completeness),
    },
    {
      key: 'confidence',
      header: t('total.confidence'),
      width: '7rem',
      numeric: true,
      sortBy: ({ confidence }) => confidence,
      cell: ({ confidence }) => share(confidence),
    },
  ];
  return (
    <DataTable
      label={t('portfolio.table')}
      rows={rows}
      rowKey={({ objectId }) => objectId}
      columns={wide ? [...columns, ...more] : columns}
      selectedKey={selectedId}
      onSelect={({ objectId }) => onSelect(objectId)}
      maxHeight="32rem"
      empty={<EmptyState title={t('portfolio.none')} description={t('portfolio.noneWhy')} />}
    />
  );
}
