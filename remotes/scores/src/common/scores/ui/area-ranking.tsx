import { catalogueQueries } from '@kavel/api-client';
import type { WeightUpdate } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, Grid, SectionTitle, Skeleton, Stack, Text, TextLink } from '@kavel/ui/core';
import { type Column, DataTable, ProgressBar } from '@kavel/ui/data';
import { useMemo, useState } from 'react';
import { areasQuery } from '../api/areas-query';
import { useTexts } from '../i18n';
import { outlineLevel, type RankedArea, ranked, siblingsOf } from '../model/area-ranking';
import type { AskedArea } from '../model/catalogue';
import { AreaScoreMap } from './area-score-map';
import { useCatalogue } from './catalogue-context';
import { ScoreHistogram } from './score-histogram';
import { useBandChoiceText } from './score-total';
import { type AskedSiblings, useSiblingScores } from './use-sibling-scores';

type Asked = AskedArea & { weightUpdates: readonly WeightUpdate[] };

/** The rank of an area among those around it, on a map and in a table that are linked. */
export function AreaRanking({ asked }: { asked: Asked }) {
  const t = useTexts();
  const level = outlineLevel(asked.areaType);
  const areas = useQuery({ ...areasQuery(level ?? 'gemeente'), enabled: level !== null });
  const status = useQuery(catalogueQueries.status());
  if (level === null) return <Text color="muted">{t('area.noSiblings')}</Text>;
  if (areas.error) {
    return (
      <Text role="status">
        {t('area.siblingsFailed')}{' '}
        <Button variant="ghost" onClick={() => void areas.refetch()}>
          {t('failure.retry')}
        </Button>
      </Text>
    );
  }
  if (!areas.data) return <Skeleton height="24rem" role="status" aria-label={t('page.loading')} />;
  const siblings = siblingsOf(areas.data, asked.areaKey);
  const { use, weightUpdates } = asked;
  return (
    <Ranking
      key={JSON.stringify([use, weightUpdates])}
      areaKey={asked.areaKey}
      snapshot={status.data?.snapshot ?? ''}
      siblings={{ areaType: asked.areaType, siblings, use, weightUpdates }}
    />
  );
}

interface RankingProps {
  areaKey: string;
  snapshot: string;
  siblings: AskedSiblings;
}

function Ranking({ areaKey, snapshot, siblings: asked }: RankingProps) {
  const t = useTexts();
  const format = useFormats();
  const { done, scores, failed, retry } = useSiblingScores(asked);
  const [selected, setSelected] = useState<string | null>(null);
  const rows = useMemo(() => ranked(asked.siblings, scores), [asked.siblings, scores]);
  const own = rows.find(({ code }) => code === areaKey);
  const total = asked.siblings.length;
  const level = outlineLevel(asked.areaType);
  const scored = rows.filter(({ rank }) => rank !== null).length;
  return (
    <Stack gap="4">
      <SectionTitle>{t('area.ranking')}</SectionTitle>
      {failed ? (
        <Text role="alert">
          {t('area.siblingsFailed')}{' '}
          <Button variant="ghost" onClick={retry}>
            {t('failure.retry')}
          </Button>
        </Text>
      ) : done < total ? (
        <div>
          <Text role="status" fontSize="sm">
            {t('area.progress', { done: format.number(done), total: format.number(total) })}
          </Text>
          <ProgressBar label={t('page.loading')} fraction={done / total} />
        </div>
      ) : own?.rank ? (
        <Text role="status" fontWeight="medium">
          {t('area.rank', { rank: own.rank, count: format.number(scored) })}
        </Text>
      ) : null}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {level ? (
          <AreaScoreMap
            level={level}
            snapshot={snapshot}
            rows={rows}
            own={areaKey}
            selected={selected}
            onSelect={setSelected}
          />
        ) : null}
        <RankingTable rows={rows} asked={asked} selected={selected ?? areaKey} onSelect={setSelected} />
      </Grid>
      <SectionTitle>{t('area.siblingDistribution')}</SectionTitle>
      <ScoreHistogram rows={rows} label={t('area.siblingDistribution')} countHeader={t('area.areas')} />
    </Stack>
  );
}

interface RankingTableProps {
  rows: readonly RankedArea[];
  asked: AskedSiblings;
  selected: string;
  onSelect: (code: string) => void;
}

function RankingTable({ rows, asked, selected, onSelect }: RankingTableProps) {
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
        <TextLink data-apart to={`${path}/area/${asked.areaType}/${code}`}>
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
      cell: ({ score }) => (score === null ? '–' : format.number(score)),
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
