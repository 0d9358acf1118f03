import type { PropertyScore } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import {
  Box,
  Button,
  EmptyState,
  Flex,
  Notice,
  PageTitle,
  Skeleton,
  Stack,
  Text,
  useBreakpoint,
} from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { fewestCompared, mostCompared, readIds, writeIds } from '../model/comparison';
import { AddressPicker } from './address-picker';
import { useCatalogue } from './catalogue-context';
import { ComparisonCards } from './comparison-cards';
import { ComparisonTable } from './comparison-table';
import { ScoreFailure } from './score-failure';
import { useScores } from './use-scores';
import { useWhatIf } from './use-what-if';
import { WeightlessNotice } from './weightless-notice';
import { WhatIfPanel } from './what-if-panel';

/** Two to five addresses side by side; the address of the page holds them and the weights. */
export function Comparison() {
  const t = useTexts();
  const language = useLanguage();
  const { name } = useCatalogue();
  const [query, setQuery] = useSearchParams();
  const { ids, left } = readIds(query);
  const change = (next: readonly string[]) => setQuery(now => writeIds(now, next));
  return (
    <Box maxWidth="96rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <Text fontSize="sm" color="muted">
        {name[language]}
      </Text>
      <PageTitle>{t('compare.title')}</PageTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('compare.lead')}
      </Text>
      <Box mt="4" maxWidth="26rem">
        {ids.length < mostCompared ? (
          <AddressPicker label={t('compare.add')} onPick={id => change([...ids, id])} />
        ) : (
          <Notice tone="info">{t('compare.full', { most: mostCompared })}</Notice>
        )}
      </Box>
      {left > 0 ? (
        <Box mt="3">
          <Notice tone="warning">{t('compare.left', { count: left, most: mostCompared })}</Notice>
        </Box>
      ) : null}
      {ids.length === 0 ? (
        <EmptyState title={t('compare.nothing')} description={t('compare.nothingWhy')} />
      ) : (
        <Compared ids={ids} onRemove={id => change(ids.filter(one => one !== id))} />
      )}
    </Box>
  );
}

function Compared({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const t = useTexts();
  const { draft, settled, change } = useWhatIf();
  const wide = useBreakpoint('lg');
  const result = useScores(ids, settled);
  if (result.state === 'failed')
    return <ScoreFailure error={result.error} of={result.of} onRetry={result.retry} />;
  if (result.state === 'loading')
    return <Skeleton mt="6" height="40rem" role="status" aria-label={t('page.loading')} />;
  const { answer, metrics } = result;
  const scores: readonly PropertyScore[] = answer?.scores ?? [];
  const failed = answer?.failed ?? [];
  const Shown = wide ? ComparisonTable : ComparisonCards;
  return (
    <Stack mt="6" gap="6">
      {failed.map(({ identifier }) => (
        <Notice key={identifier} tone="warning">
          <Flex alignItems="center" gap="3" flexWrap="wrap">
            {t('compare.unknown', { id: identifier })}
            <Button onClick={() => onRemove(identifier)}>{t('compare.remove')}</Button>
          </Flex>
        </Notice>
      ))}
      {ids.length < fewestCompared ? <Notice tone="info">{t('compare.few')}</Notice> : null}
      {answer === null ? (
        <WeightlessNotice uses={result.weightless} />
      ) : scores.length > 0 ? (
        <Box opacity={result.updating ? 0.7 : 1} aria-busy={result.updating} minWidth="0">
          <Shown scores={scores} metrics={metrics} onRemove={onRemove} />
        </Box>
      ) : null}
      <Box maxWidth="32rem">
        <WhatIfPanel
          metrics={metrics}
          use={scores[0]?.use ?? 'dwelling'}
          whatIf={{ ...draft, values: {} }}
          onChange={change}
          weightsOnly
        />
      </Box>
    </Stack>
  );
}
