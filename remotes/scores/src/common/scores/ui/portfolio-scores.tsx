import type { UnitTable } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, EmptyState, LinkButton, Skeleton, Stack } from '@kavel/ui/core';
import { useMemo } from 'react';
import { portfolioUnitsQuery } from '../api/portfolio-units';
import { scoreQueries } from '../api/score-queries';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { readFilter, rowsOf, type ScoreRow, writeFilter } from '../model/score-rows';
import { knownTo, nothingChanged, type WhatIf, weightlessUses, weightUpdatesOf } from '../model/what-if';
import { useCatalogue } from './catalogue-context';
import { ManyScoresProgress } from './many-scores-progress';
import { PortfolioOverview } from './portfolio-overview';
import { ScoreFailure } from './score-failure';
import { useManyScores } from './use-many-scores';
import { useWhatIf } from './use-what-if';
import { WeightlessNotice } from './weightless-notice';
import { WhatIfPanel } from './what-if-panel';

/** The scores of a whole portfolio: distribution, map, table, best and worst, and export. */
export function PortfolioScores({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const catalogue = useCatalogue();
  const units = useQuery(portfolioUnitsQuery(portfolioId));
  const metrics = useQuery(scoreQueries.metrics(catalogue));
  if (units.error)
    return <ScoreFailure error={units.error} of="scores" onRetry={() => void units.refetch()} />;
  if (metrics.error)
    return <ScoreFailure error={metrics.error} of="metrics" onRetry={() => void metrics.refetch()} />;
  if (!units.data || !metrics.data)
    return <Skeleton height="40rem" role="status" aria-label={t('page.loading')} />;
  if (units.data.units.id.length === 0) {
    return (
      <EmptyState
        title={t('portfolio.empty')}
        description={t('portfolio.emptyWhy')}
        action={<LinkButton to={`/${portfolioId}/bulk-upload`}>{t('portfolio.addAddresses')}</LinkButton>}
      />
    );
  }
  return <Weighted portfolioId={portfolioId} units={units.data.units} metrics={metrics.data} />;
}

interface WeightedProps {
  portfolioId: string;
  units: UnitTable;
  metrics: readonly CatalogueMetric[];
}

function Weighted({ portfolioId, units, metrics }: WeightedProps) {
  const { draft, settled, change } = useWhatIf();
  const whatIf = knownTo({ ...nothingChanged, weights: settled.weights }, metrics);
  const weights = JSON.stringify(whatIf.weights);
  const weightless = weightlessUses(whatIf, metrics);
  return (
    <Stack gap="6">
      {weightless.length > 0 ? (
        <WeightlessNotice uses={weightless} />
      ) : (
        <Scored key={weights} portfolioId={portfolioId} units={units} whatIf={whatIf} />
      )}
      <Box maxWidth="32rem">
        <WhatIfPanel
          metrics={metrics}
          use="dwelling"
          whatIf={{ ...draft, values: {} }}
          onChange={change}
          weightsOnly
        />
      </Box>
    </Stack>
  );
}

interface ScoredProps {
  portfolioId: string;
  units: UnitTable;
  whatIf: WhatIf;
}

function Scored({ portfolioId, units, whatIf }: ScoredProps) {
  const language = useLanguage();
  const { name } = useCatalogue();
  const [query, setQuery] = useSearchParams();
  const ids = useMemo(() => [...new Set(units.objectId)], [units]);
  const many = useManyScores(ids, weightUpdatesOf(whatIf));
  const rows: readonly ScoreRow[] = useMemo(() => rowsOf(units, many.scores), [units, many.scores]);
  const filter = useMemo(() => readFilter(query), [query]);
  return (
    <Stack gap="6">
      <ManyScoresProgress many={many} total={ids.length} />
      {many.scores.size > 0 || many.status === 'done' ? (
        <PortfolioOverview
          portfolioId={portfolioId}
          title={name[language]}
          rows={rows}
          filter={filter}
          onFilter={next => setQuery(now => writeFilter(now, next), { replace: true })}
          whatIf={whatIf}
        />
      ) : null}
    </Stack>
  );
}
