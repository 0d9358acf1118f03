import { catalogueQueries } from '@kavel/api-client';
import type { RankedAreaScore, ScoreAreaType } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { keepPreviousData, useQuery } from '@kavel/query';
import { Box, Button, EmptyState, Grid, SectionTitle, Skeleton, Stack, Text, TextLink } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo, useState } from 'react';
import { scoreQueries } from '../api/score-queries';
import { useTexts } from '../i18n';
import { outlineLevel, type RankedArea, ranked } from '../model/area-ranking';
import type { AskedArea } from '../model/catalogue';
import { AreaScoreMap } from './area-score-map';
import { useCatalogue } from './catalogue-context';
import { ScoreHistogram } from './score-histogram';
import { useBandChoiceText } from './score-total';

/** The rank of an area among those around it, on a map and in a table that are linked. */
export function AreaRanking({ asked }: { asked: AskedArea }) {
  const t = useTexts();
  const catalogue = useCatalogue();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...scoreQueries.ranking(catalogue, asked),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <Text role="status">
        {t('area.siblingsFailed')}{' '}
        <Button variant="ghost" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </Text>
    );
  }
  if (!data) return <Skeleton height="24rem" role="status" aria-label={t('page.loading')} />;
  return (
    <Box aria-busy={isPlaceholderData}>
      <Ranking key={asked.areaKey} asked={asked} areas={data.areas} />
    </Box>
  );
}

interface RankingProps {
  asked: AskedArea;
  areas: readonly RankedAreaScore[];
}

function Ranking({ asked, areas }: RankingProps) {
  const t = useTexts();
  const format = useFormats();
  const status = useQuery(catalogueQueries.status());
  const [selected, setSelected] = useState<string | null>(null);
  const rows = useMemo(() => ranked(areas), [areas]);
  const { areaType, areaKey } = asked;
  const own = rows.find(({ code }) => code === areaKey);
  const level = outlineLevel(areaType);
  const count = format.number(rows.filter(({ rank }) => rank !== null).length);
  return (
    <Stack gap="4">
      <SectionTitle>{t('area.ranking')}</SectionTitle>
      {own?.rank ? (
        <Text role="status" fontWeight="medium">
          {t(own.shared ? 'area.sharedRank' : 'area.rank', { rank: own.rank, count })}
        </Text>
      ) : null}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {level ? (
          <AreaScoreMap
            level={level}
            snapshot={status.data?.snapshot ?? ''}
            rows={rows}
            own={areaKey}
            selected={selected}
            onSelect={setSelected}
          />
        ) : (
          <Text color="muted">{t('area.noOutlines')}</Text>
        )}
        <RankingTable rows={rows} areaType={areaType} selected={selected ?? areaKey} onSelect={setSelected} />
      </Grid>
      <SectionTitle>{t('area.siblingDistribution')}</SectionTitle>
      <ScoreHistogram rows={rows} label={t('area.siblingDistribution')} countHeader={t('area.areas')} />
    </Stack>
  );
}

interface RankingTableProps {
  rows: readonly RankedArea[];
  areaType: ScoreAreaType;
  selected: string;
  onSelect: (code: string) => void;
}

function RankingTable({ rows, areaType, selected, onSelect }: RankingTableProps) {
  const t = useTexts();
  const format = useFormats();
  const { path } = useCatalogue();
  const bandText = useBandChoiceText();
  const columns: Column<RankedArea>[] = [
    {
      key: 'rank',
      header: t('area.rankShort'),
      width: '4rem',
      numeric: true,
      sortBy: ({ rank }) => rank,
      cell: ({ rank }) => rank ?? '–',
    },
    {
      key: 'name',
      header: t('area.name'),
      width: 'minmax(9rem, 2fr)',
      sortBy: ({ name }) => name,
      cell: ({ code, name }) => (
        <TextLink data-apart to={`${path}/area/${areaType}/${code}`}>
          {name}
        </TextLink>
      ),
    },
    {
      key: 'score',
      header: t('portfolio.score'),
      width: '4.5rem',
      numeric: true,
      sortBy: ({ score }) => score,
      cell: ({ score }) => (score === null ? '–' : format.decimal(score)),
    },
    {
      key: 'band',
      header: t('total.band'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ band }) => bandText(band ?? 'none'),
    },
  ];
  return (
    <DataTable
      label={t('area.ranking')}
      rows={rows}
      rowKey={({ code }) => code}
      columns={columns}
      selectedKey={selected}
      onSelect={({ code }) => onSelect(code)}
      maxHeight="24rem"
      empty={<EmptyState title={t('area.none')} description={t('area.noneWhy')} />}
    />
  );
}
