import type { SustainabilityScore, TaxonomyCheck } from '@kavel/contracts/sustainability';
import { csvFile, exportFile } from '@kavel/files';
import { useFormats } from '@kavel/i18n';
import { Button, EmptyState, EnergyLabelBadge, ErrorText, Flex, Text, TextLink } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { taxonomyRows } from '../model/taxonomy-rows';
import { Section } from './page-frame';

const headers = [
  'address',
  'index',
  'label',
  'built',
  'energy',
  'monitoring',
  'climateRisk',
  'total',
  'stranding',
] as const;

export interface TaxonomyTableProps {
  portfolioId: string;
  scores: readonly SustainabilityScore[];
}

/** Activity 7.7 by address, as a table and as a file. */
export function TaxonomyTable({ portfolioId, scores }: TaxonomyTableProps) {
  const t = useTexts();
  const columns = useColumns();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    const head = headers.map(header => t(`table.${header}`));
    const rows = taxonomyRows(scores, head, status => t(`taxonomy.${status as 'yes' | 'no' | 'unknown'}`));
    try {
      await exportFile({
        content: await csvFile(rows),
        fileName: `${t('table.fileName')}.csv`,
        object: 'portfolio',
        objectId: portfolioId,
        rows: scores.length,
      });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <Section title={t('table.heading')}>
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Button disabled={state === 'busy'} onClick={() => void save()}>
          {t('table.export')}
        </Button>
        <Text as="span" role="status" fontSize="sm">
          {state === 'done' ? t('table.exported') : ''}
        </Text>
        {state === 'failed' ? <ErrorText>{t('table.exportFailed')}</ErrorText> : null}
      </Flex>
      <DataTable
        label={t('table.heading')}
        rows={scores}
        rowKey={({ objectId }) => objectId}
        columns={columns}
        empty={<EmptyState title={t('table.none')} description={t('table.noneWhy')} />}
      />
    </Section>
  );
}

function useColumns(): Column<SustainabilityScore>[] {
  const t = useTexts();
  const format = useFormats();
  const check = (key: TaxonomyCheck, header: 'energy' | 'monitoring' | 'climateRisk') => ({
    key,
    header: t(`table.${header}`),
    width: '7rem',
    sortBy: ({ details }: SustainabilityScore) => statusOf(details, key),
    cell: ({ details }: SustainabilityScore) => t(`taxonomy.${statusOf(details, key)}`),
  });
  return [
    {
      key: 'address',
      header: t('table.address'),
      width: 'minmax(14rem, 2fr)',
      sortBy: ({ address }) => address,
      cell: ({ objectId, address }) => (
        <TextLink to={`/sustainability-index/${objectId}`}>{address}</TextLink>
      ),
    },
    {
      key: 'index',
      header: t('table.index'),
      width: '6rem',
      numeric: true,
      sortBy: ({ score }) => score,
      cell: ({ score }) => (score === null ? t('summary.withheld') : format.number(score)),
    },
    {
      key: 'label',
      header: t('table.label'),
      width: '5rem',
      cell: ({ details }) => <EnergyLabelBadge label={details.energielabel} />,
    },
    {
      key: 'built',
      header: t('table.built'),
      width: '6rem',
      numeric: true,
      sortBy: ({ details }) => details.bouwjaar,
      cell: ({ details }) => details.bouwjaar ?? '–',
    },
    check('energy', 'energy'),
    check('monitoring', 'monitoring'),
    check('climate-risk', 'climateRisk'),
    {
      key: 'total',
      header: t('table.total'),
      width: '6rem',
      sortBy: ({ details }) => details.taxonomy.status,
      cell: ({ details }) => <strong>{t(`taxonomy.${details.taxonomy.status}`)}</strong>,
    },
    {
      key: 'stranding',
      header: t('table.stranding'),
      width: '8rem',
      numeric: true,
      sortBy: ({ details }) => details.stranding.year,
      cell: ({ details }) => details.stranding.year ?? '–',
    },
  ];
}

function statusOf({ taxonomy }: SustainabilityScore['details'], key: TaxonomyCheck) {
  return taxonomy.checks.find(one => one.key === key)?.status ?? 'unknown';
}
