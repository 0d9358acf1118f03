import { type AreaScore, type ScoreUse, scoreUses } from '@kavel/contracts';
import { useFormats, useLanguage } from '@kavel/i18n';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import {
  Box,
  Card,
  EmptyState,
  Figure,
  Notice,
  PageTitle,
  Skeleton,
  Stack,
  Text,
  useOpened,
} from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import { Segmented } from '@kavel/ui/forms';
import { scoreQueries } from '../api/score-queries';
import { useTexts } from '../i18n';
import { areaOf } from '../model/area-ranking';
import type { AskedArea, CatalogueMetric } from '../model/catalogue';
import { isWeightless, knownTo, nothingChanged, updatesOf } from '../model/what-if';
import { AreaParts } from './area-parts';
import { AreaRanking } from './area-ranking';
import { useCatalogue } from './catalogue-context';
import { ScaleBar } from './scale-bar';
import { ScoreFailure } from './score-failure';
import { useBandText } from './score-total';
import { useWhatIf } from './use-what-if';
import { WhatIfPanel } from './what-if-panel';

type Area = Pick<AskedArea, 'areaType' | 'areaKey'>;

/** The score of an area over all of its objects, with its rank among those around it. */
export function AreaPage({ areaType, areaKey }: { areaType: string; areaKey: string }) {
  const area = areaOf(areaType, areaKey);
  return (
    <Box maxWidth="96rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      {area ? <WithMetrics area={area} /> : <Missing code={areaKey} />}
    </Box>
  );
}

function Missing({ code }: { code: string }) {
  const t = useTexts();
  return <EmptyState level={1} title={t('area.missing')} description={t('area.missingWhy', { code })} />;
}

function WithMetrics({ area }: { area: Area }) {
  const t = useTexts();
  const catalogue = useCatalogue();
  const { data, error, refetch } = useQuery(scoreQueries.metrics(catalogue));
  if (error) return <ScoreFailure level={1} error={error} of="metrics" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="40rem" role="status" aria-label={t('page.loading')} />;
  return <OfArea area={area} metrics={data} />;
}

function OfArea({ area, metrics }: { area: Area; metrics: readonly CatalogueMetric[] }) {
  const t = useTexts();
  const catalogue = useCatalogue();
  const [query, setQuery] = useSearchParams();
  const { draft, settled, change } = useWhatIf();
  const use: ScoreUse = scoreUses.find(one => one === query.get('use')) ?? 'dwelling';
  const whatIf = knownTo({ ...nothingChanged, weights: settled.weights }, metrics);
  const weightless = isWeightless(whatIf, metrics, use);
  const asked = { ...area, use, weightUpdates: updatesOf(whatIf, metrics, use).weightUpdates };
  const { data, error, refetch, isFetching } = useQuery({
    ...scoreQueries.area(catalogue, asked),
    enabled: !weightless,
    placeholderData: keepPreviousData,
  });
  useOpened(data && (data.name ?? data.areaKey));
  if (data?.objects === 0) return <Missing code={area.areaKey} />;
  if (error) return <ScoreFailure level={1} error={error} of="area" onRetry={() => void refetch()} />;
  const chooseUse = (next: ScoreUse) =>
    setQuery(
      now => {
        now.set('use', next);
        return now;
      },
      { replace: true },
    );
  return (
    <Stack gap="8">
      <Box>
        <Heading area={area} name={data?.name ?? null} />
        <Box mt="3">
          <Segmented
            label={t('area.use')}
            value={use}
            options={scoreUses.map(value => ({ value, label: t(`use.${value}`) }))}
            onChange={chooseUse}
          />
        </Box>
      </Box>
      {weightless ? (
        <Notice tone="error">{t('whatIf.zero')}</Notice>
      ) : data ? (
        <Box aria-busy={isFetching}>
          <Stack gap="8">
            <AreaTotal area={data} />
            <AreaParts area={data} metrics={metrics} />
          </Stack>
        </Box>
      ) : (
        <Skeleton height="30rem" role="status" aria-label={t('page.loading')} />
      )}
      {weightless ? null : <AreaRanking asked={asked} />}
      <Box maxWidth="32rem">
        <WhatIfPanel
          metrics={metrics}
          use={use}
          whatIf={{ ...draft, values: {} }}
          onChange={change}
          weightsOnly
        />
      </Box>
    </Stack>
  );
}

function Heading({ area, name }: { area: Area; name: string | null }) {
  const t = useTexts();
  const language = useLanguage();
  const catalogue = useCatalogue();
  return (
    <>
      <Text fontSize="sm" color="muted">
        {catalogue.name[language]} · {t(`level.${area.areaType}`)} {name ? area.areaKey : ''}
      </Text>
      <PageTitle fontSize="2xl">{name ?? area.areaKey}</PageTitle>
    </>
  );
}

function AreaTotal({ area }: { area: AreaScore }) {
  const t = useTexts();
  const format = useFormats();
  const bandText = useBandText();
  const points = area.score === null ? null : format.number(area.score);
  return (
    <Card p={{ base: '4', md: '6' }}>
      {points === null ? (
        <Text fontSize="xl" fontWeight="bold">
          {t('total.none')}
        </Text>
      ) : (
        <>
          <Text display="flex" alignItems="baseline" gap="2">
            <Figure fontSize="5rem" fontWeight="bold" lineHeight="1" letterSpacing="-.04em" color="accent">
              {points}
            </Figure>
            <Text as="span" color="muted">
              {t('total.of')}
            </Text>
          </Text>
          <Box mt="4">
            <ScaleBar score={area.score ?? 0} label={t('total.barAlone', { score: points })} />
          </Box>
        </>
      )}
      <Box mt="4">
        <KeyFigures
          figures={[
            { key: 'band', label: t('total.band'), value: area.band ? bandText(area.band) : '–' },
            {
              key: 'completeness',
              label: t('total.completeness'),
              value: format.percent(area.completeness),
              note: t('total.completenessNote'),
            },
            { key: 'objects', label: t('area.objects'), value: format.number(area.objects) },
          ]}
        />
      </Box>
    </Card>
  );
}
